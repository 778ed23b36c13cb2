import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

const lenderWords = ['recipients lenders', 'lenders', 'lender'];
const borrowerWords = ['borrowers', 'borrower'];

/** Form 1098-E, Student Loan Interest Statement. */
export const f1098E: Kind = {
  form: '1098-E',
  titles: ['1098 e', 'student loan interest statement'],
  fields: [
    tin('lender_tin', 'Lender’s taxpayer identification number (TIN)', lenderWords),
    tin('borrower_tin', 'Your taxpayer identification number (TIN)', borrowerWords),
    account,
    {
      path: 'box1_student_loan_interest',
      label: 'Box 1: Student loan interest received by lender',
      format: 'money',
      critical: true,
      box: '1',
      phrases: ['student loan interest received|paid by? lender?'],
    },
  ],
  parties: [maker('lender', 'Lender’s', lenderWords), payerOf('borrower', borrowerWords)],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    corrected,
    {
      path: 'box2_excludes_fees',
      label: 'Box 2: Box 1 doesn’t include loan origination fees or capitalized interest',
      phrases: [
        '2? if? checked|check if? box 1 does not include loan origination fees and or? capitalized interest for loans made before september 1 2004',
        '2? if? checked|check if? box 1 does not include loan origination fees',
      ],
    },
  ],
  captions: [{ phrases: ['omb no|number 1545'] }],
  identity: ['lender_tin', 'borrower_tin', 'account_number'],
  boxChecks: [],
  facts: {
    group: 'studentLoans',
    recipient: 'borrower_tin',
    text: { payer: 'lender_name' },
    money: { studentLoanInterest: 'box1_student_loan_interest' },
  },
};
