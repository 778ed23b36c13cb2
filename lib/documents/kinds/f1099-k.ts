import { captions, identifiers, stateRows } from './f1099-shared';
import { type FieldSpec, type Kind, type PartySpec } from './kind';

/** Form 1099-K, Payment Card and Third Party Network Transactions (Rev. January 2024): a filer pays a payee. */
const filer: PartySpec = {
  name: { path: 'payer_name', label: 'Filer’s name' },
  address: { path: 'payer_address', label: 'Filer’s address' },
  phone: { path: 'payer_phone', label: 'Filer’s telephone number' },
  nameLabels: {
    phrases: [
      'filers name street address city or town state or province country zip or foreign postal code and telephone no|number',
      'filers name street address city or? town? state or? province? country? and? zip or? foreign? postal? code and? telephone? no|number?',
      'filers name address? and? zip? code? and? telephone|phone? no|number?',
      'filer name',
      'payers name',
    ],
  },
  addressLabels: [{ phrases: ['filers address'] }],
};

const payee: PartySpec = {
  name: { path: 'recipient_name', label: 'Your name' },
  address: { path: 'recipient_address', label: 'Your address' },
  nameLabels: { phrases: ['payees name address? and? zip? code?', 'payee name', 'payee'] },
  addressLabels: [
    { phrases: ['street address including? apt|apartment? no?', 'payees address'] },
    {
      phrases: [
        'city or town state or province country and zip or foreign postal code',
        'city or? town? state or? province? country? and? zip or? foreign? postal? code',
        'city state and? zip code?',
      ],
    },
  ],
};

const months: readonly (readonly [string, string])[] = [
  ['a', 'January'],
  ['b', 'February'],
  ['c', 'March'],
  ['d', 'April'],
  ['e', 'May'],
  ['f', 'June'],
  ['g', 'July'],
  ['h', 'August'],
  ['i', 'September'],
  ['j', 'October'],
  ['k', 'November'],
  ['l', 'December'],
];

const monthly = months.map(([letter, month]): FieldSpec => ({
  path: `box5${letter}`,
  label: `Box 5${letter}: ${month}`,
  format: 'money',
  box: `5${letter}`,
  phrases: [month.toLowerCase(), `${month.slice(0, 3).toLowerCase()} gross? amount?`],
}));

const [accountNumber] = identifiers.filter((field) => field.path === 'account_number');

export const f1099K: Kind = {
  form: '1099-K',
  titles: ['1099 k', 'payment card and third party network transactions'],
  fields: [
    {
      path: 'payer_tin',
      label: 'Filer’s taxpayer identification number (TIN)',
      format: 'tin',
      critical: true,
      phrases: [
        'filers tin',
        'filers federal? identification|id|ein number|no?',
        'filer tin|ein|id',
        'payers tin',
      ],
    },
    {
      path: 'recipient_tin',
      label: 'Your taxpayer identification number (TIN)',
      format: 'tin',
      phrases: ['payees tin', 'payees taxpayer? identification|id number|no?', 'payee tin|ssn|id'],
    },
    ...(accountNumber ? [accountNumber] : []),
    {
      path: 'box1a_gross',
      label: 'Box 1a: Gross amount of payment card and third party network transactions',
      format: 'money',
      critical: true,
      box: '1a',
      phrases: [
        'gross amount of payment card third party network transactions',
        'gross amount of payment card and? third? party? network? transactions?',
        'gross amount of transactions',
        'gross payments|amount',
      ],
    },
    {
      path: 'box1b_card_not_present',
      label: 'Box 1b: Card Not Present transactions',
      format: 'money',
      box: '1b',
      phrases: ['card not present transactions?'],
    },
    {
      path: 'box2_mcc',
      label: 'Box 2: Merchant category code',
      format: 'id',
      box: '2',
      phrases: ['merchant category code', 'mcc'],
    },
    {
      path: 'box3_transactions',
      label: 'Box 3: Number of payment transactions',
      format: 'id',
      box: '3',
      phrases: ['number of payment transactions', 'payment transactions'],
    },
    {
      path: 'box4_federal_withholding',
      label: 'Box 4: Federal income tax withheld',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
    },
    ...monthly,
  ],
  parties: [filer, payee],
  rows: [stateRows('6', '7', '8')],
  codes: [],
  notes: [],
  checks: [{ path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] }],
  captions: [
    ...captions,
    {
      phrases: [
        'check to indicate if filer is a an? pse|payment?',
        'payment settlement entity pse',
        'electronic payment facilitator epf other third party',
        'check to indicate transactions reported are',
        'pses name and telephone number',
      ],
    },
  ],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box1a_gross', ...monthly.map((field) => field.path)],
      message: 'Boxes 5a to 5l don’t add up to box 1a. Check these boxes against your form.',
      isExact: true,
      holds: (amount) => {
        const parts = monthly.map((field) => amount(field.path) ?? 0);
        const whole = amount('box1a_gross');
        const sum = parts.reduce((total, part) => total + part, 0);
        return whole === null || sum === 0 ? null : Math.abs(sum - whole) < 0.005;
      },
    },
    {
      paths: ['box1a_gross', 'box1b_card_not_present'],
      message: 'Box 1b is part of box 1a, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box1b_card_not_present');
        return part === null ? null : part <= (amount('box1a_gross') ?? 0);
      },
    },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { form1099K: 'box1a_gross', federalWithholding: 'box4_federal_withholding' },
    firstRow: {
      path: 'state',
      text: { state: 'box6_state' },
      money: { stateWithholding: 'box8_state_tax' },
    },
  },
};
