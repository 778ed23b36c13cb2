import { captions, parties } from './f1099-shared';
import { tin } from './f1098-shared';
import { type Kind } from './kind';

/** Form W-2G, Certain Gambling Winnings (Rev. January 2021 and later). */
export const w2g: Kind = {
  form: 'W-2G',
  titles: ['w 2g', 'certain gambling winnings'],
  fields: [
    { ...tin('payer_tin', 'Payer’s federal identification number', ['payers', 'payer']), critical: true },
    {
      path: 'recipient_tin',
      label: 'Box 9: Winner’s taxpayer identification number',
      format: 'tin',
      box: '9',
      phrases: [
        'winners taxpayer? identification|id no|number',
        'winners tin|ssn',
        'winners social security no|number',
      ],
    },
    {
      path: 'box1_winnings',
      label: 'Box 1: Reportable winnings',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['reportable winnings', 'gross winnings'],
    },
    { path: 'box2_date_won', label: 'Box 2: Date won', format: 'date', box: '2', phrases: ['date won'] },
    {
      path: 'box3_wager',
      label: 'Box 3: Type of wager',
      format: 'text',
      box: '3',
      phrases: ['type of wager'],
    },
    {
      path: 'box4_federal_withholding',
      label: 'Box 4: Federal income tax withheld',
      format: 'money',
      critical: true,
      box: '4',
      phrases: ['federal|fed income tax withheld|withholding', 'federal|fed tax withheld'],
    },
    {
      path: 'box5_transaction',
      label: 'Box 5: Transaction',
      format: 'id',
      box: '5',
      phrases: ['transaction'],
    },
    {
      path: 'box7_identical',
      label: 'Box 7: Winnings from identical wagers',
      format: 'money',
      box: '7',
      phrases: ['winnings from identical wagers'],
    },
    {
      path: 'box13_state_id',
      label: 'Box 13: State and payer’s state identification number',
      format: 'id',
      box: '13',
      phrases: ['state payers state identification|id no|number', 'state payers state no|number'],
    },
    {
      path: 'box14_state_winnings',
      label: 'Box 14: State winnings',
      format: 'money',
      box: '14',
      phrases: ['state winnings'],
    },
    {
      path: 'box15_state_tax',
      label: 'Box 15: State income tax withheld',
      format: 'money',
      critical: true,
      box: '15',
      phrases: ['state income tax withheld', 'state tax withheld'],
    },
    {
      path: 'box16_local_winnings',
      label: 'Box 16: Local winnings',
      format: 'money',
      box: '16',
      phrases: ['local winnings'],
    },
    {
      path: 'box17_local_tax',
      label: 'Box 17: Local income tax withheld',
      format: 'money',
      box: '17',
      phrases: ['local income tax withheld', 'local tax withheld'],
    },
    {
      path: 'box18_locality',
      label: 'Box 18: Name of locality',
      format: 'text',
      box: '18',
      phrases: ['name of locality'],
    },
  ],
  parties: [
    ...parties.slice(0, 1),
    {
      name: { path: 'recipient_name', label: 'Your name' },
      address: { path: 'recipient_address', label: 'Your address' },
      nameLabels: { phrases: ['winners name street? address?', 'winners name'] },
      addressLabels: [
        { phrases: ['street address including? apt|apartment? no?'] },
        {
          phrases: [
            'city or? town? state or? province? country? and? zip or? foreign? postal? code',
            'city state and? zip code?',
          ],
        },
      ],
    },
  ],
  rows: [],
  codes: [],
  notes: [],
  checks: [{ path: 'corrected', label: 'Corrected', phrases: ['corrected if? checked?'] }],
  captions: [
    ...captions,
    { box: '6', phrases: ['race'] },
    { box: '8', phrases: ['cashier'] },
    { box: '10', phrases: ['window'] },
    { box: '11', phrases: ['first identification|id'] },
    { box: '12', phrases: ['second identification|id'] },
    { phrases: ['payers telephone number|no', 'under penalties of perjury', 'signature', 'date'] },
  ],
  identity: ['payer_tin', 'recipient_tin', 'box5_transaction'],
  boxChecks: [
    {
      paths: ['box1_winnings', 'box4_federal_withholding'],
      // Regular gambling withholding is 24% (IRC 3402(q)); backup withholding is 24%, too.
      message: 'Box 4 is more than a third of box 1. Check both boxes against your form.',
      holds: (amount) => {
        const tax = amount('box4_federal_withholding');
        return tax === null || tax === 0 ? null : tax <= (amount('box1_winnings') ?? 0) / 3;
      },
    },
    {
      paths: ['box14_state_winnings', 'box15_state_tax'],
      message: 'Box 15 is more than box 14. Check both boxes against your form.',
      holds: (amount) => {
        const [won, tax] = [amount('box14_state_winnings'), amount('box15_state_tax')];
        return won === null || won === 0 || tax === null || tax === 0 ? null : tax <= won;
      },
    },
    {
      mild: true,
      paths: ['box7_identical', 'box1_winnings'],
      message:
        'Box 7 shows winnings from identical wagers. If box 1 leaves them out and no other Form W-2G has them, add them in the interview.',
      holds: (amount) => ((amount('box7_identical') ?? 0) === 0 ? null : false),
    },
  ],
  facts: {
    group: 'gambling',
    recipient: 'recipient_tin',
    text: { state: 'box13_state_id' },
    money: {
      winnings: 'box1_winnings',
      federalWithholding: 'box4_federal_withholding',
      stateWithholding: 'box15_state_tax',
      localWithholding: 'box17_local_tax',
    },
  },
};
