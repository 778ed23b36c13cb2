import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

const payer = ['payers trustees', 'payers', 'trustees', 'payer'];
const recipient = ['recipients', 'recipient'];

/** Form 1099-Q, Payments From Qualified Education Programs (Rev. November 2019). */
export const f1099Q: Kind = {
  form: '1099-Q',
  titles: ['1099 q', 'payments from qualified education programs'],
  fields: [
    tin('payer_tin', 'Payer’s taxpayer identification number (TIN)', payer),
    tin('recipient_tin', 'Your taxpayer identification number (TIN)', recipient),
    account,
    {
      path: 'box1_gross_distribution',
      label: 'Box 1: Gross distribution',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['gross distribution'],
    },
    {
      path: 'box2_earnings',
      label: 'Box 2: Earnings',
      format: 'money',
      critical: true,
      box: '2',
      phrases: ['earnings'],
    },
    { path: 'box3_basis', label: 'Box 3: Basis', format: 'money', box: '3', phrases: ['basis'] },
  ],
  parties: [maker('payer', 'Payer’s', payer), payerOf('recipient', recipient)],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    corrected,
    {
      path: 'box4_transfer',
      label: 'Box 4: Trustee-to-trustee transfer',
      phrases: ['4? trustee to trustee transfer'],
    },
    {
      path: 'box6_not_beneficiary',
      label: 'Box 6: You aren’t the designated beneficiary',
      phrases: [
        '6? if this box is checked the recipient is not the designated beneficiary',
        '6? check if the recipient is not the designated beneficiary',
      ],
    },
  ],
  captions: [
    { phrases: ['omb no|number 1545'] },
    { box: '5', phrases: ['distribution is from', 'check one'] },
    {
      phrases: [
        'qualified tuition program',
        'coverdell esa',
        'private',
        'state',
        'if the fair market value fmv is shown below',
      ],
    },
  ],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      isExact: true,
      paths: ['box1_gross_distribution', 'box2_earnings', 'box3_basis'],
      message: 'Box 1 should equal boxes 2 and 3 combined. Check these boxes against your form.',
      holds: (amount) => {
        const [gross, earnings, basis] = [
          amount('box1_gross_distribution'),
          amount('box2_earnings'),
          amount('box3_basis'),
        ];
        if (gross === null || earnings === null || basis === null) return null;
        return Math.abs(gross - earnings - basis) < 0.02;
      },
    },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { earnings: 'box2_earnings' },
  },
};
