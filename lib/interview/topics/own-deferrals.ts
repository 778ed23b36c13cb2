import { all, whenPicked } from '../conditions';
import { onJointReturn } from '../filing-status';
import { money, type QuestionSpec, yesNo, yesOrNo } from './topic';

/** Elective deferrals of people who work for themselves, to a plan of their own. */
export function ownDeferrals(who: 'taxpayer' | 'spouse'): QuestionSpec[] {
  const own = who === 'taxpayer';
  const joint = own ? [] : [onJointReturn];
  const has401k = all(...joint, whenPicked('own-plans', 'solo-401k', 'You don’t have this type of plan.'));
  const hasSimple = all(...joint, whenPicked('own-plans', 'simple', 'You don’t have this type of plan.'));
  const fact = `adjustments.selfEmployedDeferrals.${who}`;
  return [
    money({
      id: `${fact}.preTax`,
      text: own
        ? 'How much did you contribute in pretax deferrals to your own 401(k)?'
        : 'How much did your spouse contribute in pretax deferrals to their own 401(k)?',
      help: 'Include catch-up contributions. Leave out Roth and employer contributions, and deferrals on a W-2. Enter 0 if none. For example, 23,000.00.',
      why: 'You can deduct it, up to your net earnings.',
      fact: `${fact}.preTax`,
      when: has401k,
    }),
    money({
      id: `${fact}.roth`,
      text: own
        ? 'How much did you contribute in Roth deferrals to your own 401(k)?'
        : 'How much did your spouse contribute in Roth deferrals to their own 401(k)?',
      help: 'Include catch-up contributions. Enter 0 if none. For example, 5,000.00.',
      why: 'It isn’t deductible, but it counts toward the limit.',
      fact: `${fact}.roth`,
      when: has401k,
    }),
    money({
      id: `${fact}.simple`,
      text: own
        ? 'How much did you defer to your own SIMPLE plan?'
        : 'How much did your spouse defer to their own SIMPLE plan?',
      help: 'These are your salary reduction contributions, including catch-up contributions. Leave out the employer match. Enter 0 if none. For example, 16,000.00.',
      why: 'You can deduct it, up to your net earnings.',
      fact: `${fact}.simple`,
      when: hasSimple,
    }),
    yesNo({
      id: `${fact}.simpleHigherLimit`,
      text: own
        ? 'Does your SIMPLE plan have the higher limit of $17,600?'
        : 'Does your spouse’s SIMPLE plan have the higher limit of $17,600?',
      help: 'SIMPLE plans of businesses with 25 or fewer employees have the higher limit. Larger businesses can elect it. For example, select Yes if you have no employees.',
      why: 'The limit determines how much you can contribute.',
      fact: `${fact}.simpleHigherLimit`,
      when: hasSimple,
      probe: yesOrNo,
    }),
  ];
}
