import { all, any, type Condition, isGateOpen, type View, whenPicked, whenYes } from '../conditions';
import { filingStatusChoices } from '../filing-status';
import { formsOf, isChecked } from '../document-facts';
import { moreQuestion, ownerQuestion } from './item-questions';
import { states } from './address';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const moreGovernmentPayments: QuestionSpec = yesNo({
  id: 'more-government-payments',
  text: 'Do you have a Form 1099-G that you haven’t uploaded?',
  help: 'We already read the one you uploaded. For example, select Yes if a second state sent you one.',
  why: 'Every Form 1099-G must be on your return.',
  fact: 'interview.moreGovernmentPayments',
});

const kind = (value: string, because: string) => whenPicked('.kinds', value, because);

const noStateTax = 'You told us box 11 is blank.';

export const governmentPayments: GroupSpec = {
  group: 'governmentPayments',
  noun: 'Form 1099-G',
  fact: 'governmentPayments',
  gate: 'money-kinds',
  gateChoice: 'government',
  documents: { group: 'governmentPayments', moreGate: 'more-government-payments' },
  max: 10,
  questions: [
    ownerQuestion('Form 1099-G'),
    {
      id: '.kinds',
      text: 'What is on this Form 1099-G?',
      help: 'Select all that apply. For example, select the first option if box 1 has an amount.',
      why: 'We’ll ask only about what’s on your form.',
      type: 'checkbox',
      choices: [
        { value: 'unemployment', label: 'Box 1: Unemployment compensation' },
        { value: 'repaid', label: 'I paid some of it back in 2024' },
        { value: 'state-refund', label: 'Box 2: State tax refund' },
        { value: 'state-tax', label: 'Box 11: State tax withheld' },
        none('None of these'),
      ],
      fact: 'interview.governmentKinds',
    },
    money({
      id: '.unemployment',
      text: 'What is in box 1, unemployment compensation?',
      help: 'Enter the amount with cents. For example, 6,400.00.',
      why: 'It’s taxed like wages.',
      sourceHint: 'Box 1',
      fact: '.unemployment',
      when: kind('unemployment', 'You told us box 1 is blank.'),
    }),
    money({
      id: '.repaid',
      text: 'How much of your 2024 unemployment compensation did you repay in 2024?',
      help: 'For example, 350.00.',
      why: 'You don’t pay tax on what you repaid.',
      fact: '.repaid',
      when: kind('repaid', 'You told us you didn’t repay any unemployment compensation.'),
    }),
    money({
      id: '.stateRefund',
      text: 'What is in box 2, state tax refund?',
      help: 'Enter the amount with cents. For example, 412.00.',
      why: 'It may be taxable if you itemized deductions in 2023.',
      sourceHint: 'Box 2',
      fact: '.stateRefund',
      when: kind('state-refund', 'You told us box 2 is blank.'),
    }),
    {
      id: '.stateRefundYear',
      text: 'What year is in box 3?',
      help: 'Leave this blank if the box is blank, which means the refund is for 2023. For example, 2022.',
      why: 'Whether the refund is taxable depends on that year’s return.',
      type: 'number',
      min: 1990,
      max: 2024,
      optional: true,
      sourceHint: 'Box 3',
      fact: '.stateRefundYear',
      when: kind('state-refund', 'You told us box 2 is blank.'),
    },
    money({
      id: '.federalWithholding',
      text: 'What is in box 4, federal income tax withheld?',
      help: 'Enter 0 if the box is blank. For example, 640.00.',
      why: 'You already paid this tax. It lowers what you owe or adds to your refund.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
    }),
    {
      id: '.state',
      text: 'Which state is in box 10a?',
      help: 'It’s a two-letter code. For example, OH for Ohio.',
      why: 'It shows which state withheld the tax.',
      type: 'select',
      choices: states,
      sourceHint: 'Box 10a',
      fact: '.state',
      when: kind('state-tax', noStateTax),
    },
    money({
      id: '.stateWithholding',
      text: 'What is in box 11, state tax withheld?',
      help: 'Enter the amount with cents. For example, 210.00.',
      why: 'If you itemize, it counts as state income tax.',
      sourceHint: 'Box 11',
      fact: '.stateWithholding',
      when: kind('state-tax', noStateTax),
    }),
  ],
  more: moreQuestion('Form 1099-G'),
};

/** State refunds that were read, of the year before the return's or of others. */
const readRefunds = (view: View, isOfLastYear: boolean) =>
  formsOf(view.documents, 'governmentPayments').some(
    ({ form }) =>
      isChecked(form) &&
      Number(form.item['stateRefund'] ?? 0) > 0 &&
      ((form.refundYear ?? view.taxYear - 1) === view.taxYear - 1) === isOfLastYear,
  );

/** Typed refunds, of the year before the return's or of others. */
const typedRefunds = (view: View, isOfLastYear: boolean) =>
  Array.from({ length: view.counts.get('governmentPayments') ?? 0 }).some((_, index) => {
    const at = (name: string) => view.effective[`governmentPayments.${index}.${name}`];
    const isLast = Number(at('stateRefundYear') ?? view.taxYear - 1) === view.taxYear - 1;
    return Number(at('stateRefund') ?? 0) > 0 && isLast === isOfLastYear;
  });

/** A state refund can be income only when there is one. */
const hadStateRefund: Condition = (view) => {
  if (isGateOpen(view, 'money-kinds')) return 'later';
  return (
    readRefunds(view, true) ||
    typedRefunds(view, true) || { skip: 'You didn’t receive a 2023 state tax refund in 2024.' }
  );
};

/** Whether a refund of 2022 or before is taxed follows from the return of its own year. */
const hadOlderRefund: Condition = (view) =>
  readRefunds(view, false) ||
  typedRefunds(view, false) || { skip: 'You didn’t receive a state tax refund for an earlier year.' };

const deductedTax = all(
  hadStateRefund,
  whenYes('priorYear.itemized', 'You took the standard deduction in 2023.'),
  whenYes('priorYear.stateTaxDeducted', 'You didn’t deduct state income tax in 2023.'),
);

const priorScheduleA = (line: string, fact: string, text: string, help: string): QuestionSpec =>
  money({
    id: fact,
    text,
    help,
    why: 'It shows how much of the refund lowered your 2023 tax.',
    sourceHint: `2023 Schedule A, line ${line}`,
    fact,
    when: deductedTax,
  });

/** The State and Local Income Tax Refund Worksheet (Schedule 1, line 1), from the 2023 return. */
export const stateRefund: QuestionSpec[] = [
  yesNo({
    id: 'priorYear.itemized',
    text: 'Did you file Schedule A with your 2023 return?',
    help: 'You filed Schedule A if you itemized. Most people took the standard deduction instead. For example, select No if line 12 of your 2023 Form 1040 was $13,850.',
    why: 'A state tax refund is taxable only if you itemized.',
    fact: 'priorYear.itemized',
    when: hadStateRefund,
  }),
  yesNo({
    id: 'priorYear.stateTaxDeducted',
    text: 'Did you deduct state income tax on that Schedule A?',
    help: 'It’s on line 5a. For example, select No if you checked the box for sales tax.',
    why: 'A refund is taxable only if you deducted the tax.',
    fact: 'priorYear.stateTaxDeducted',
    when: all(hadStateRefund, whenYes('priorYear.itemized', 'You took the standard deduction in 2023.')),
  }),
  {
    id: 'priorYear.filingStatus',
    text: 'What was the filing status on your 2023 return?',
    help: 'It’s at the top of your 2023 Form 1040. For example, “Single.”',
    why: 'The standard deduction you could have taken depends on it.',
    type: 'radio',
    choices: filingStatusChoices,
    fact: 'priorYear.filingStatus',
    when: deductedTax,
  },
  priorScheduleA(
    '5a',
    'priorYear.scheduleA.stateIncomeTax',
    'What is on line 5a of your 2023 Schedule A?',
    'It’s your state and local income tax. For example, 4,800.00.',
  ),
  priorScheduleA(
    '5d',
    'priorYear.scheduleA.stateAndLocalTaxes',
    'What is on line 5d of your 2023 Schedule A?',
    'It’s your total state and local tax, before the $10,000 limit. For example, 11,200.00.',
  ),
  priorScheduleA(
    '17',
    'priorYear.scheduleA.total',
    'What is on line 17 of your 2023 Schedule A?',
    'It’s the total of your itemized deductions. For example, 21,350.00.',
  ),
  yesNo({
    id: 'priorYear.spouseItemized',
    text: 'Did your spouse itemize on their own 2023 return?',
    help: 'For example, select Yes if your spouse’s 2023 return had a Schedule A too.',
    why: 'If so, you couldn’t take the standard deduction for 2023.',
    fact: 'priorYear.spouseItemized',
    when: all(
      deductedTax,
      whenPicked('priorYear.filingStatus', 'mfs', 'You didn’t file a separate return for 2023.'),
    ),
  }),
  {
    id: 'priorYear.ageAndBlindnessBoxes',
    text: 'How many age and blindness boxes were checked on your 2023 Form 1040?',
    help: 'They’re on page 1, next to “Age/Blindness.” Leave this blank if you don’t have the form. For example, 1 if you were born before January 2, 1959.',
    why: 'Each box raised the standard deduction you could have taken.',
    type: 'number',
    min: 0,
    max: 4,
    optional: true,
    fact: 'priorYear.ageAndBlindnessBoxes',
    when: deductedTax,
  },
  money({
    id: 'priorYear.salesTaxAlternative',
    text: 'How much sales tax could you have deducted for 2023 instead?',
    help: 'Leave this blank if you don’t know. It can’t raise the taxable part of your refund. For example, 1,240.00 from the 2023 IRS tables.',
    why: 'The taxable part is limited to the income tax above that amount.',
    optional: true,
    fact: 'priorYear.salesTaxAlternative',
    when: deductedTax,
  }),
  yesNo({
    id: 'priorYear.refundException',
    text: 'Did any of these apply to your 2023 return?',
    help: 'Select Yes if any of these is true. You owed the alternative minimum tax (AMT). Your credits were more than your tax. You had taxable income but no tax on line 16. Someone could claim you as a dependent. You made the last state estimated payment for 2023 in 2024. You filed the state return with someone you aren’t filing with now. For example, select No if none apply.',
    why: 'If so, use IRS Publication 525 to calculate the taxable part of your refund.',
    fact: 'priorYear.refundException',
    when: deductedTax,
  }),
  money({
    id: 'stateRefundTaxable',
    text: 'How much of your state tax refund is taxable?',
    help: 'Use the worksheet in IRS Publication 525. A refund for 2022 or earlier is taxable if you deducted the tax on that year’s Schedule A. Enter 0 if you didn’t. For example, 412.00.',
    why: 'If you deducted this state tax, some or all of the refund may be taxable.',
    fact: 'stateRefundTaxable',
    when: any(
      hadOlderRefund,
      all(
        deductedTax,
        whenYes('priorYear.refundException', 'The worksheet calculates the taxable part of your refund.'),
      ),
    ),
  }),
];
