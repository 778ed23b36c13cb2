import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

const creditor = ['creditors', 'creditor'];
const debtor = ['debtors', 'debtor'];

/** Form 1099-C, Cancellation of Debt (Rev. January 2022). What of box 2 is taxed depends on why the debt was canceled. */
export const f1099C: Kind = {
  form: '1099-C',
  titles: ['1099 c', 'cancellation of debt'],
  fields: [
    tin('payer_tin', 'Creditor’s taxpayer identification number (TIN)', creditor),
    tin('recipient_tin', 'Your taxpayer identification number (TIN)', debtor),
    account,
    {
      path: 'box1_date',
      label: 'Box 1: Date of identifiable event',
      format: 'date',
      box: '1',
      phrases: ['date of identifiable event'],
    },
    {
      path: 'box2_discharged',
      label: 'Box 2: Amount of debt discharged',
      format: 'money',
      critical: true,
      box: '2',
      phrases: ['amount of debt discharged|canceled'],
    },
    {
      path: 'box3_interest',
      label: 'Box 3: Interest included in box 2',
      format: 'money',
      box: '3',
      phrases: ['interest if included in box 2', 'interest included in box 2'],
    },
    {
      path: 'box4_description',
      label: 'Box 4: Debt description',
      format: 'text',
      box: '4',
      phrases: ['debt description'],
    },
    {
      path: 'box6_event',
      label: 'Box 6: Identifiable event code',
      format: 'codes',
      box: '6',
      phrases: ['identifiable event code'],
    },
    {
      path: 'box7_property_value',
      label: 'Box 7: Fair market value of property',
      format: 'money',
      box: '7',
      phrases: ['fair market value of property', 'fmv of property'],
    },
  ],
  parties: [maker('payer', 'Creditor’s', creditor), payerOf('recipient', debtor)],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    corrected,
    {
      path: 'box5_liable',
      label: 'Box 5: You were personally liable for the debt',
      phrases: [
        '5? if? checked|check here? if? the debtor was personally liable for repayment of the debt',
        '5? if? checked|check the debtor was personally liable',
      ],
    },
  ],
  captions: [{ phrases: ['omb no|number 1545'] }],
  identity: ['payer_tin', 'recipient_tin', 'account_number'],
  boxChecks: [
    {
      paths: ['box2_discharged', 'box3_interest'],
      message: 'Box 3 is part of box 2, so it can’t be more. Check both boxes against your form.',
      holds: (amount) => {
        const part = amount('box3_interest');
        return part === null || part === 0 ? null : part <= (amount('box2_discharged') ?? 0);
      },
    },
  ],
  facts: {
    group: 'other',
    recipient: 'recipient_tin',
    text: { payer: 'payer_name' },
    money: { discharged: 'box2_discharged' },
  },
};
