import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

const filer = ['filers', 'filer'];
const transferor = ['transferors', 'transferor'];

/** Form 1099-S, Proceeds From Real Estate Transactions (Rev. January 2022). The basis stands in the filer's own documents. */
export const f1099S: Kind = {
  form: '1099-S',
  titles: ['1099 s', 'proceeds from real estate transactions'],
  fields: [
    tin('payer_tin', 'Filer’s taxpayer identification number (TIN)', filer),
    tin('recipient_tin', 'Your taxpayer identification number (TIN)', transferor),
    account,
    {
      path: 'box1_date',
      label: 'Box 1: Date of closing',
      format: 'date',
      box: '1',
      phrases: ['date of closing'],
    },
    {
      path: 'box2_proceeds',
      label: 'Box 2: Gross proceeds',
      format: 'money',
      critical: true,
      box: '2',
      phrases: ['gross proceeds'],
    },
    {
      path: 'box3_property',
      label: 'Box 3: Address or legal description',
      format: 'text',
      box: '3',
      phrases: [
        'address including city state and zip code or legal description',
        'address or legal description',
      ],
    },
    {
      path: 'box6_buyers_tax',
      label: 'Box 6: Buyer’s part of real estate tax',
      format: 'money',
      box: '6',
      phrases: ['buyers part of real estate tax'],
    },
  ],
  parties: [maker('payer', 'Filer’s', filer), payerOf('recipient', transferor)],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    corrected,
    {
      path: 'box4_property_received',
      label: 'Box 4: You received or will receive property or services as part of the consideration',
      phrases: [
        '4? check here if the transferor received',
        'transferor received or will receive property or services',
      ],
    },
  ],
  captions: [
    { phrases: ['omb no|number 1545'] },
    {
      box: '5',
      phrases: [
        'if checked transferor is a foreign person',
        'check here if the transferor is a foreign person',
      ],
    },
  ],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box2_proceeds', 'box6_buyers_tax'],
      message: 'Box 6 is more than a tenth of box 2. Check both boxes against your form.',
      holds: (amount) => {
        const tax = amount('box6_buyers_tax');
        return tax === null || tax === 0 ? null : tax <= (amount('box2_proceeds') ?? 0) / 10;
      },
    },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { proceeds: 'box2_proceeds' },
  },
};
