import { firstTaxYear } from '@/lib/tax/us/edition';
import { hasIncomeTax } from '@/lib/tax/states/what-states-ask';
import { all, type Condition, when, whenYes } from '../conditions';
import { namedStates } from '../named-states';
import { states } from './address';
import { money, type QuestionSpec, yesNo } from './topic';

/** Wherever a state of the answers, such as the one just given for the share, has an income tax. */
const mayBePaid: Condition = (view) =>
  (view.taxYear === firstTaxYear && [...namedStates(view)].some(hasIncomeTax)) || 'later';

const isPaid = all(mayBePaid, whenYes('.entityTax', 'You told us it paid no pass-through entity tax.'));

/** Tax on pass-through entities that a business paid to a state for its owner, by Schedule K-1. */
export const entityTax: readonly QuestionSpec[] = [
  yesNo({
    id: '.entityTax',
    text: 'Did this business pay pass-through entity tax (PTET) to a state on your behalf?',
    help: 'The state’s K-1 shows it. For example, select Yes for PTET in New York, BAIT in New Jersey, or a PTE tax credit in Illinois.',
    why: 'Your state may credit the tax to you.',
    fact: 'interview.entityTax',
    when: mayBePaid,
  }),
  {
    id: '.entityTaxState',
    text: 'Which state did it pay?',
    help: 'Select the state on the state K-1 that shows the tax. For example, New York.',
    why: 'Each state has its own credit.',
    type: 'select',
    choicesFrom: () => states.filter(({ value }) => hasIncomeTax(value)),
    fact: '.passThroughEntityTax[0].state',
    when: isPaid,
  },
  money({
    id: '.entityTaxCredit',
    text: 'How much of the tax is your share?',
    help: 'It’s on Form IT-204-IP in New York (add the New York City tax), Schedule PTE-K-1 in New Jersey, Form 355 in Arizona, or Schedule K-1-P in Illinois. For example, 2,400.00.',
    why: 'You can claim it as a credit on your state return.',
    fact: '.passThroughEntityTax[0].credit',
    when: isPaid,
  }),
  money({
    id: '.entityTaxAddition',
    text: 'What is the total of the additions on Illinois Schedule K-1-P?',
    help: 'Add lines 32 through 37 of Step 5, column A. Enter 0 if they’re blank. For example, 2,400.00.',
    why: 'Illinois adds them to your income.',
    fact: '.passThroughEntityTax[0].addition',
    when: all(
      isPaid,
      when('.entityTaxState', (state) => state === 'IL', 'Only Illinois asks for it.'),
    ),
  }),
];
