import { whenYes } from '../conditions';
import { money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** Form 6198, Part II, of an activity of the filer's own: asked only where a loss depends on it. */
export function askAtRisk(noun: 'business' | 'farm' | 'property', whatCounts: string): QuestionSpec[] {
  const some = whenYes('.atRisk.someNotAtRisk', `All of your investment in this ${noun} is at risk.`);
  const part = (name: string, text: string, help: string, why: string): QuestionSpec =>
    money({ id: `.atRisk.${name}`, text, help, why, fact: `.atRisk.${name}`, when: some });
  return [
    yesNo({
      id: '.atRisk.someNotAtRisk',
      text: `Is any of your investment in this ${noun} not at risk?`,
      help: `${whatCounts} For example, select No if you’d have to repay every loan yourself.`,
      why: 'You can deduct a loss only up to the amount at risk (Form 6198).',
      fact: '.atRisk.someNotAtRisk',
      probe: yesOrNo,
    }),
    part(
      'basis',
      `What was your adjusted basis in this ${noun} at the start of 2024?`,
      'Add up cash and the adjusted basis of property, including what you bought with loans. For example, 12,000.00.',
      'Form 6198 starts with this amount (line 6).',
    ),
    part(
      'increases',
      `How much did you add to this ${noun} in 2024?`,
      'Include cash you put in, the adjusted basis of property you added, and new loans. Enter 0 if none. For example, 3,000.00.',
      'It raises the amount you have at risk.',
    ),
    part(
      'decreases',
      `How much did you take out of this ${noun} in 2024?`,
      'Include cash and the adjusted basis of property you withdrew. Enter 0 if none. For example, 1,000.00.',
      'It lowers the amount you have at risk.',
    ),
    part(
      'notAtRisk',
      'How much of your investment wasn’t at risk at the end of 2024?',
      'Enter the part that comes from nonrecourse loans, guarantees, or similar arrangements. For example, 6,000.00.',
      'A loss above the amount at risk carries over to 2025.',
    ),
  ];
}

/** Lenders that a loan secured by real estate may have no recourse against the owner of. */
export const notAtRiskOfTrade =
  'A nonrecourse loan isn’t at risk. The lender can take only the property, and you don’t have to repay the rest.';
export const notAtRiskOfProperty =
  'Nonrecourse loans aren’t at risk. A bank or government mortgage on real estate usually counts as at risk.';

/** The choice among the costs that opens the amount. */
export const suspendedByRisk = {
  fact: '.atRisk.suspendedLoss',
  label: 'A prior-year loss limited by the at-risk rules (Form 6198)',
  text: 'How much prior-year loss did you carry over from Form 6198?',
  help: 'It’s the part of the loss on line 5 of your 2023 Form 6198 that line 21 didn’t allow. Enter it as a positive number. For example, 2,500.00.',
  why: 'You may be able to deduct it now.',
};
