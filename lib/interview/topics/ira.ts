import { any, hasItems, whenYes } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { ownerQuestion } from './item-questions';
import { type GroupSpec, money, type QuestionSpec, yesNo } from './topic';

/** Contributions to IRAs, one entry a person. */
export const ira: GroupSpec = {
  group: 'ira',
  noun: 'IRA',
  fact: 'adjustments.ira',
  gate: 'costs',
  gateChoice: 'ira',
  max: 4,
  questions: [
    ownerQuestion('IRA'),
    money({
      id: '.traditional',
      text: 'How much did you put into a traditional IRA for 2024?',
      help: 'Count what you paid in until April 15, 2025. Leave out money moved from another account. Write 0 if there is none. For example, 3,000.00.',
      why: 'It may come off your income.',
      fact: '.traditional',
    }),
    money({
      id: '.roth',
      text: 'How much did you put into a Roth IRA for 2024?',
      help: 'Write 0 if there is none. For example, 2,000.00.',
      why: 'It does not come off your income, but it may bring a credit.',
      fact: '.roth',
    }),
    yesNo({
      id: '.coveredByPlan',
      text: 'Did a job have a pension or savings plan for the owner of this IRA?',
      help: 'Box 13 of the W-2 then shows “Retirement plan”. For example, a 401(k) at work.',
      why: 'With such a plan and high income, less of it comes off.',
      fact: '.coveredByPlan',
    }),
  ],
  more: yesNo({
    id: '.more',
    text: 'Did anyone else on this return put money into an IRA?',
    help: 'For example, pick Yes if your spouse did.',
    why: 'Each person has a limit of their own.',
    fact: 'interview.more',
  }),
};

const hadBasis = whenYes('had-ira-basis', 'You took off all that you put into your IRAs.');

const basis = (id: string, text: string, help: string, forSpouse: boolean): QuestionSpec =>
  money({
    id,
    text,
    help,
    why: 'Money on which you paid tax is not taxed again.',
    fact: id,
    when: forSpouse
      ? (view) => {
          const open = hadBasis(view);
          return open === true ? onJointReturn(view) : open;
        }
      : hadBasis,
  });

/** Form 8606. */
export const iraBasis: QuestionSpec[] = [
  yesNo({
    id: 'had-ira-basis',
    text: 'Did you ever put money into an IRA and not take it off your income?',
    help: 'You would have sent in a Form 8606. For example, pick No if you took off all of it, or if you have a Roth IRA only.',
    why: 'Then a part of what you take out is free of tax.',
    fact: 'interview.hadIraBasis',
    when: any(
      (view) => formsOf(view.documents, 'retirement').length > 0 || { skip: 'No money moved in an IRA.' },
      hasItems(['ira', 'retirement'], 'No money moved in an IRA.'),
    ),
  }),
  basis(
    'iraBasis.taxpayer.priorBasis',
    'How much of such money was in your IRAs before 2024?',
    'It is on line 14 of your last Form 8606. Write 0 if there is none. For example, 6,500.00.',
    false,
  ),
  basis(
    'iraBasis.taxpayer.yearEndValue',
    'What were all your IRAs worth on the last day of 2024?',
    'It is in box 5 of Form 5498. Leave out Roth IRAs. For example, 41,000.00.',
    false,
  ),
  basis(
    'iraBasis.spouse.priorBasis',
    'How much of such money was in your spouse’s IRAs before 2024?',
    'It is on line 14 of the last Form 8606. Write 0 if there is none. For example, 6,500.00.',
    true,
  ),
  basis(
    'iraBasis.spouse.yearEndValue',
    'What were all IRAs of your spouse worth on the last day of 2024?',
    'It is in box 5 of Form 5498. Leave out Roth IRAs. Write 0 if there are none. For example, 41,000.00.',
    true,
  ),
];
