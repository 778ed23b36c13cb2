import { all, any, type Condition, isGateOpen, type View, whenPicked, whenYes } from '../conditions';
import { formsOf, isChecked, returnYear } from '../document-facts';
import { moreQuestion, ownerQuestion } from './item-questions';
import { type GroupSpec, money, none, type QuestionSpec, yesNo } from './topic';

export const moreGovernmentPayments: QuestionSpec = yesNo({
  id: 'more-government-payments',
  text: 'Do you have a Form 1099-G that is not among your uploaded papers?',
  help: 'We read the Form 1099-G you uploaded. For example, pick Yes if another state paid you.',
  why: 'Every Form 1099-G must be on your return.',
  fact: 'interview.moreGovernmentPayments',
});

const kind = (value: string, because: string) => whenPicked('.kinds', value, because);

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
      help: 'Pick all that fit. For example, the first line if box 1 has an amount.',
      why: 'So you only see questions about what is on your paper.',
      type: 'checkbox',
      choices: [
        { value: 'unemployment', label: 'Box 1: Unemployment pay' },
        { value: 'repaid', label: 'I paid some of it back in 2024' },
        { value: 'state-refund', label: 'Box 2: State tax refund' },
        none('None of these'),
      ],
      fact: 'interview.governmentKinds',
    },
    money({
      id: '.unemployment',
      text: 'What is in box 1, unemployment pay?',
      help: 'Type the amount with cents. For example, 6,400.00.',
      why: 'It is taxed like wages.',
      sourceHint: 'Box 1',
      fact: '.unemployment',
      when: kind('unemployment', 'You told us that box 1 is empty.'),
    }),
    money({
      id: '.repaid',
      text: 'How much of your 2024 unemployment pay did you pay back in 2024?',
      help: 'For example, 350.00.',
      why: 'You don’t pay tax on what you gave back.',
      fact: '.repaid',
      when: kind('repaid', 'You told us that you paid nothing back.'),
    }),
    money({
      id: '.stateRefund',
      text: 'What is in box 2, state tax refund?',
      help: 'Type the amount with cents. For example, 412.00.',
      why: 'It may be taxed, if you had listed deductions in 2023.',
      sourceHint: 'Box 2',
      fact: '.stateRefund',
      when: kind('state-refund', 'You told us that box 2 is empty.'),
    }),
    money({
      id: '.federalWithholding',
      text: 'What is in box 4, federal tax withheld?',
      help: 'Write 0 if the box is empty. For example, 640.00.',
      why: 'You paid this tax already. It comes off your bill.',
      sourceHint: 'Box 4',
      fact: '.federalWithholding',
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
      ((form.refundYear ?? returnYear - 1) === returnYear - 1) === isOfLastYear,
  );

/** A state refund can be income only when there is one. */
const hadStateRefund: Condition = (view) => {
  if (isGateOpen(view, 'money-kinds')) return 'later';
  const read = readRefunds(view, true);
  const typed = Array.from({ length: view.counts.get('governmentPayments') ?? 0 }).some(
    (_, index) => Number(view.effective[`governmentPayments.${index}.stateRefund`] ?? 0) > 0,
  );
  return read || typed || { skip: 'You had no refund of 2023 state tax in 2024.' };
};

/** Whether a refund of 2022 or before is taxed follows from the return of its own year. */
const hadOlderRefund: Condition = (view) =>
  readRefunds(view, false) || { skip: 'You had no refund of an older state tax.' };

export const stateRefund: QuestionSpec[] = [
  yesNo({
    id: 'priorYear.itemized',
    text: 'Did you send a Schedule A with your 2023 return?',
    help: 'It lists deductions one by one. Most people took the standard deduction instead. For example, pick No if line 12 of your 2023 Form 1040 was $13,850.',
    why: 'Only then can a state tax refund be taxed.',
    fact: 'priorYear.itemized',
    when: hadStateRefund,
  }),
  yesNo({
    id: 'priorYear.stateTaxDeducted',
    text: 'Did you list state income tax on that Schedule A?',
    help: 'It is on line 5a. For example, pick No if you marked the box for sales tax.',
    why: 'A refund is taxed only if you took off the tax before.',
    fact: 'priorYear.stateTaxDeducted',
    when: all(hadStateRefund, whenYes('priorYear.itemized', 'You took the standard deduction in 2023.')),
  }),
  money({
    id: 'stateRefundTaxable',
    text: 'How much of your state tax refund is taxed?',
    help: 'The worksheet for line 1 of Schedule 1 works it out. For a refund of 2022 or before, look at the return of that year: it counts if you listed that tax on its Schedule A, and is 0 if you did not. If you are not sure, type the whole refund. For example, 412.00.',
    why: 'If you took off this state tax before, a part comes back as income.',
    fact: 'stateRefundTaxable',
    when: any(
      hadOlderRefund,
      all(
        hadStateRefund,
        whenYes('priorYear.itemized', 'You took the standard deduction in 2023.'),
        whenYes('priorYear.stateTaxDeducted', 'You did not take off state income tax in 2023.'),
      ),
    ),
  }),
];
