import { account, corrected, maker, payerOf, tin } from './f1098-shared';
import { type Kind } from './kind';

/** Form 1098-T, Tuition Statement. Boxes 2 and 3 are no longer used. */
export const f1098T: Kind = {
  form: '1098-T',
  titles: ['1098 t', 'tuition statement'],
  fields: [
    {
      ...tin(
        'filer_ein',
        'School’s employer identification number (EIN)',
        ['filers', 'filer', 'institution', 'institutions'],
        true,
      ),
    },
    tin('student_tin', 'Student’s taxpayer identification number (TIN)', ['students', 'student']),
    account,
    {
      path: 'box1_payments',
      label: 'Box 1: Payments received for qualified tuition and related expenses',
      format: 'money',
      critical: true,
      box: '1',
      phrases: [
        'payments received for qualified tuition and related expenses',
        'payments received for qualified tuition',
        'payments received',
      ],
    },
    {
      path: 'box4_adjustments_prior_year',
      label: 'Box 4: Adjustments made for a prior year',
      format: 'money',
      box: '4',
      phrases: ['adjustments made for a? prior year'],
    },
    {
      path: 'box5_scholarships',
      label: 'Box 5: Scholarships or grants',
      format: 'money',
      critical: true,
      box: '5',
      phrases: ['scholarships or|and grants'],
    },
    {
      path: 'box6_adjustments_scholarships',
      label: 'Box 6: Adjustments to scholarships or grants for a prior year',
      format: 'money',
      box: '6',
      phrases: ['adjustments to scholarships or|and grants for? a? prior? year?'],
    },
    {
      path: 'box10_insurance_reimb',
      label: 'Box 10: Insurance contract reimbursement or refund',
      format: 'money',
      box: '10',
      phrases: [
        'ins|insurance contract reimb|reimbursement refund?',
        'ins|insurance contract reimbursements or refunds',
      ],
    },
  ],
  parties: [
    maker('filer', 'School’s', ['filers', 'filer', 'institution', 'institutions', 'school']),
    payerOf('student', ['students', 'student']),
  ],
  rows: [],
  codes: [],
  notes: [],
  checks: [
    corrected,
    {
      path: 'box7_next_year_period',
      label: 'Box 7: Box 1 includes amounts for an academic period beginning January to March of next year',
      phrases: [
        '7? checked|check if the amount in box 1 includes amounts for an academic period beginning january march',
        '7? checked|check if the? amount? in? box 1 includes',
      ],
    },
    {
      path: 'box8_half_time',
      label: 'Box 8: At least half-time student',
      phrases: ['8? check? checked? if? at least half time student?'],
    },
    {
      path: 'box9_graduate',
      label: 'Box 9: Graduate student',
      phrases: ['9? checked|check? if? a? graduate student'],
    },
  ],
  captions: [{ phrases: ['service provider acct no', '2', '3', 'omb no|number 1545'] }],
  identity: ['filer_ein', 'student_tin', 'account_number'],
  boxChecks: [],
  facts: {
    group: 'education',
    recipient: 'student_tin',
    text: { institution: 'filer_name', ein: 'filer_ein', address: 'filer_address' },
    always: { form1098T: true },
    money: { qualifiedExpenses: 'box1_payments', scholarships: 'box5_scholarships' },
    flags: { halfTime: 'box8_half_time', graduate: 'box9_graduate' },
  },
};
