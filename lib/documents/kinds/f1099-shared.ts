import { type FieldSpec, type LabelSpec, type PartySpec, type RowGroup } from './kind';

/** The left half of every Form 1099: payer, recipient, account. Captions as the IRS prints them since 2017. */

export const payer: PartySpec = {
  name: { path: 'payer_name', label: 'Payer’s name' },
  address: { path: 'payer_address', label: 'Payer’s address' },
  phone: { path: 'payer_phone', label: 'Payer’s telephone number' },
  nameLabels: {
    phrases: [
      'payers name street address city or town state or province country zip or foreign postal code and telephone no|number',
      'payers name street address including? apt? no? city or? town? state or? province? country? and? zip or? foreign? postal? code and? telephone? no|number?',
      'payers name address and? zip? code? and? telephone|phone? no|number?',
      'payers name',
      'payer name',
      'payer',
    ],
  },
  addressLabels: [{ phrases: ['payers? address'] }],
};

export const recipient: PartySpec = {
  name: { path: 'recipient_name', label: 'Your name' },
  address: { path: 'recipient_address', label: 'Your address' },
  nameLabels: {
    phrases: [
      'recipients name street? address? city? or? town? state? or? province? country? and? zip? or? foreign? postal? code?',
      'recipients name address and? zip? code?',
      'recipients name',
      'recipient name',
      'recipient',
    ],
  },
  addressLabels: [
    { phrases: ['street address including? apt|apartment? no?', 'recipients? address'] },
    {
      phrases: [
        'city or town state or province country and zip or foreign postal code',
        'city or? town? state or? province? country? and? zip or? foreign? postal? code',
        'city state and? zip code?',
      ],
    },
  ],
};

export const parties: readonly PartySpec[] = [payer, recipient];

export const identifiers: readonly FieldSpec[] = [
  {
    path: 'payer_tin',
    label: 'Payer’s taxpayer identification number (TIN)',
    format: 'tin',
    critical: true,
    phrases: [
      'payers tin',
      'payers federal|fed identification|id|ein number|no?',
      'payers federal|fed id|ein|tin',
      'payers identification number|no',
      'payers ein',
      'payer tin|ein|id',
      'payers id|fein',
      'payer identification number|no',
      'payer federal|fed id|ein|tin number|no?',
      'federal|fed id number|no',
    ],
  },
  {
    path: 'recipient_tin',
    label: 'Your taxpayer identification number (TIN)',
    format: 'tin',
    phrases: [
      'recipients tin',
      'recipients identification|id number|no',
      'recipients taxpayer? identification number|no',
      'recipient tin|id|ssn number|no?',
      'recipients id|ein',
      'recipients ssn',
      'recipients social security number|no',
      'taxpayer identification|id number|no',
      'tin',
    ],
  },
  {
    path: 'account_number',
    label: 'Account number',
    format: 'id',
    phrases: ['account number|no see? instructions?', 'acct number|no', 'account'],
  },
];

export const captions: readonly LabelSpec[] = [
  {
    phrases: [
      'payers rtn optional?',
      'fatca filing requirement|req',
      '2nd tin not|notice',
      'date of payment',
      'void',
    ],
  },
  { phrases: ['omb no|number 1545'] },
];

/** The last boxes of a Form 1099: state, identification number, tax withheld (and income). */
export const stateRows = (state: string, id: string, tax: string, income?: string): RowGroup => ({
  path: 'state',
  columns: [
    {
      path: `box${state}_state`,
      label: `Box ${state}: State`,
      format: 'state',
      box: state,
      phrases: ['state'],
    },
    {
      path: `box${id}_state_id`,
      label: `Box ${id}: State identification number`,
      format: 'id',
      box: id,
      phrases: [
        'state identification|id|ident number|no',
        'payers state no|number',
        'payers state id|identification number|no?',
      ],
    },
    {
      path: `box${tax}_state_tax`,
      label: `Box ${tax}: State tax withheld`,
      format: 'money',
      box: tax,
      phrases: ['state income? tax withheld|withholding'],
    },
    ...(income === undefined
      ? []
      : [
          {
            path: `box${income}_state_income`,
            label: `Box ${income}: State income`,
            format: 'money' as const,
            box: income,
            phrases: ['state income', 'state distribution'],
          },
        ]),
  ],
});
