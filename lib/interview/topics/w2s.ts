import { splitAddress } from '@/lib/tax/facts/postal-address';
import { picked } from '../conditions';
import { askRareBoxes, boxIsFilled, isNotRead, moreQuestion, ownerQuestion } from './item-questions';
import { extraPay, extraPayIds } from './additional-deductions';
import { box14Asks } from './w2-box-14';
import { box14Row, stateRow } from './w2-rows';
import { type Choice, type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const w2Gate: QuestionSpec = yesNo({
  id: 'had-w2-income',
  text: 'Did you get a Form W-2 for a job in 2024?',
  help: 'Employers send this form by the end of January. If you file jointly, include your spouse’s jobs. For example, a summer job in a store.',
  why: 'Wages are the largest source of income on most returns.',
  fact: 'interview.hadW2Income',
});

export const moreW2s: QuestionSpec = yesNo({
  id: 'more-w2s',
  text: 'Do you have a Form W-2 that you haven’t uploaded?',
  help: 'We read the W-2 you uploaded, so you don’t need to enter it. For example, select Yes if you have a paper W-2 from a second job.',
  why: 'Every W-2 must be on your return. The IRS gets a copy of each.',
  fact: 'interview.moreW2s',
});

/** Codes of box 12, General Instructions for Forms W-2 and W-3 (2024). */
const box12Meanings: Record<string, string> = {
  A: 'Uncollected Social Security tax on tips',
  B: 'Uncollected Medicare tax on tips',
  C: 'Group-term life insurance over $50,000',
  D: '401(k) deferrals',
  E: '403(b) deferrals',
  F: 'SEP deferrals',
  G: '457(b) deferrals',
  H: '501(c)(18)(D) contributions',
  J: 'Nontaxable sick pay',
  K: 'Excise tax on golden parachute payments',
  L: 'Expense reimbursements',
  M: 'Uncollected Social Security tax on life insurance (former employees)',
  N: 'Uncollected Medicare tax on life insurance (former employees)',
  P: 'Moving expense reimbursements (armed forces)',
  Q: 'Nontaxable combat pay',
  R: 'Archer MSA contributions',
  S: 'SIMPLE contributions',
  T: 'Adoption benefits',
  V: 'Income from stock options',
  W: 'Health savings account (HSA)',
  Y: 'Deferrals under section 409A',
  Z: 'Income under section 409A',
  AA: 'Roth 401(k) deferrals',
  BB: 'Roth 403(b) deferrals',
  DD: 'Cost of health insurance',
  EE: 'Roth 457(b) deferrals',
  FF: 'Small-employer health reimbursement (QSEHRA)',
  GG: 'Income under section 83(i)',
  HH: 'Deferrals under section 83(i)',
  II: 'Nontaxable Medicaid waiver payments',
};

const box12Choices: Choice[] = Object.entries(box12Meanings).map(([value, meaning]) => ({
  value,
  label: `${value}: ${meaning}`,
}));

const box12Amounts: QuestionSpec[] = Object.entries(box12Meanings).map(([code, meaning]) =>
  money({
    id: `.box12.${code}`,
    text: `What is the box 12 amount for code ${code}?`,
    help: `Code ${code} means: ${meaning}. If the code appears twice, add the amounts. For example, 1,500.00.`,
    why: 'Some codes affect your tax. Others are only for your records.',
    sourceHint: 'Box 12',
    fact: '.box12',
    entry: { code },
    // Thirty codes that are not on the document are no news, so they don't count as skipped.
    when: (view) => picked(view, '.box12Codes', code) || 'later',
  }),
);

const amountBox = (id: string, box: string, text: string, help: string, why: string): QuestionSpec =>
  money({ id, text, help, why, fact: id, sourceHint: box });

export const w2s: GroupSpec = {
  group: 'w2s',
  noun: 'W-2',
  nameFrom: '.employerName',
  fact: 'w2s',
  gate: 'had-w2-income',
  documents: {
    group: 'w2s',
    moreGate: 'more-w2s',
    asks: ['.employerAddress', ...box14Asks.map(({ id }) => id), ...extraPayIds],
  },
  max: 30,
  questions: [
    ownerQuestion('W-2'),
    {
      id: '.employerName',
      text: 'What is the employer’s name?',
      help: 'It’s in box c of the W-2. For example, Corner Bakery LLC.',
      why: 'The IRS matches it to your employer’s copy.',
      type: 'text',
      maxLength: 100,
      sourceHint: 'Box c',
      fact: '.employerName',
    },
    {
      id: '.employerEin',
      text: 'What is the employer’s ID number (EIN)?',
      help: 'It’s in box b of the W-2 and has nine digits. For example, 12-3456789.',
      why: 'The IRS identifies each employer by this number.',
      type: 'text',
      format: 'ein',
      sourceHint: 'Box b',
      placeholder: '12-3456789',
      fact: '.employerEin',
    },
    {
      id: '.employerAddress',
      text: 'What is the employer’s address?',
      help: 'It’s in box c of the W-2. Use commas to separate the street, city, and state. For example, 40 Harbor Way, Portland, ME 04101.',
      why: 'The IRS rejects a W-2 without the employer’s address.',
      type: 'text',
      maxLength: 120,
      sourceHint: 'Box c',
      placeholder: '40 Harbor Way, Portland, ME 04101',
      fact: '.employerAddress',
      when: isNotRead('w2s', 'employerAddress', (text) => splitAddress(text) !== null),
    },
    amountBox(
      '.wages',
      'Box 1',
      'What is in box 1, wages, tips, and other compensation?',
      'Enter the amount with cents. For example, 48,250.00.',
      'This is your taxable pay.',
    ),
    amountBox(
      '.federalWithholding',
      'Box 2',
      'What is in box 2, federal income tax withheld?',
      'Enter 0 if the box is blank. For example, 5,120.40.',
      'You already paid this tax. It lowers what you owe or adds to your refund.',
    ),
    amountBox(
      '.socialSecurityWages',
      'Box 3',
      'What is in box 3, Social Security wages?',
      'Enter 0 if the box is blank. For example, 48,250.00.',
      'It shows the wages subject to Social Security tax.',
    ),
    amountBox(
      '.socialSecurityWithholding',
      'Box 4',
      'What is in box 4, Social Security tax withheld?',
      'Enter 0 if the box is blank. For example, 2,991.50.',
      'If two or more employers withheld too much in total, you can claim a credit.',
    ),
    amountBox(
      '.medicareWages',
      'Box 5',
      'What is in box 5, Medicare wages and tips?',
      'Enter 0 if the box is blank. For example, 48,250.00.',
      'High earners may owe Additional Medicare Tax.',
    ),
    amountBox(
      '.medicareWithholding',
      'Box 6',
      'What is in box 6, Medicare tax withheld?',
      'Enter 0 if the box is blank. For example, 699.63.',
      'We check whether the right amount was withheld.',
    ),
    ...askRareBoxes(
      'W-2',
      [
        {
          id: '.socialSecurityTips',
          box: 'Box 7',
          label: 'Social Security tips',
          text: 'What is in box 7, Social Security tips?',
          help: 'Enter the amount with cents. For example, 3,200.00.',
          why: 'Tips are subject to Social Security tax too.',
        },
        {
          id: '.allocatedTips',
          box: 'Box 8',
          label: 'Allocated tips',
          text: 'What is in box 8, allocated tips?',
          help: 'These tips aren’t in box 1. For example, 450.00.',
          why: 'They’re taxable unless your records show you received less in tips.',
        },
        {
          id: '.dependentCareBenefits',
          box: 'Box 10',
          label: 'Dependent care benefits',
          text: 'What is in box 10, dependent care benefits?',
          help: 'This is what your employer provided for dependent care, such as child care. For example, 5,000.00.',
          why: 'Part of it may be taxable.',
        },
        {
          id: '.nonqualifiedPlans',
          box: 'Box 11',
          label: 'Nonqualified plans',
          text: 'What is in box 11, nonqualified plans?',
          help: 'Enter the amount with cents. For example, 2,000.00.',
          why: 'It’s deferred pay from earlier years, and it can affect your credits.',
        },
      ],
      [
        { value: 'box12', label: 'Box 12: Letter codes with amounts' },
        { value: 'box13', label: 'Box 13: Statutory employee, retirement plan, or sick pay' },
        { value: 'box14', label: 'Box 14: Other' },
        { value: 'state', label: 'Boxes 15 to 20: State and local tax' },
        { value: 'state2', label: 'Boxes 15 to 20: A second line for a second state' },
      ],
    ),
    {
      id: '.box12Codes',
      text: 'Which letter codes are in box 12?',
      help: 'Box 12 has up to four lines, 12a to 12d. Each has a letter code and an amount. If a code appears twice, add the amounts. For example, D next to 1,500.00.',
      why: 'The code shows what the amount is for.',
      type: 'multiselect',
      choices: box12Choices,
      sourceHint: 'Box 12',
      fact: '.box12',
      derives: true,
      opens: Object.keys(box12Meanings).map((code) => ({ value: code, id: `.box12.${code}` })),
      when: boxIsFilled('box12', 'Box 12'),
    },
    ...box12Amounts,
    {
      id: '.box13',
      text: 'Which boxes are checked in box 13?',
      help: 'Select each one marked with an X. For example, “Retirement plan” if your job has a 401(k).',
      why: 'These boxes can affect how your pay is taxed and whether your IRA contributions are deductible.',
      type: 'checkbox',
      choices: [
        { value: 'statutory', label: 'Statutory employee', states: { '.statutoryEmployee': true } },
        { value: 'retirement', label: 'Retirement plan', states: { '.retirementPlan': true } },
        { value: 'sick-pay', label: 'Third-party sick pay', states: { '.thirdPartySickPay': true } },
        none('None of these'),
      ],
      sourceHint: 'Box 13',
      fact: '.',
      when: boxIsFilled('box13', 'Box 13'),
    },
    ...[0, 1, 2, 3].flatMap((row) => box14Row(row)),
    ...stateRow(0),
    ...stateRow(1),
    ...box14Asks,
    ...extraPay,
  ],
  more: moreQuestion('W-2'),
};
