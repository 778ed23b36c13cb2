import { all, type Condition, type View } from '../conditions';
import { formsOf } from '../document-facts';
import { onJointReturn } from '../filing-status';
import { anyAmount, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

const people = ['taxpayer', 'spouse'] as const;

/** Dollars in box 12 of every Form W-2, typed or read, next to codes that are picked. */
function savedWith(view: View, codes: RegExp): number {
  let total = 0;
  for (const [id, answer] of Object.entries(view.effective)) {
    const code = /^w2s\.\d+\.box12\.([A-Z]+)$/.exec(id)?.[1];
    if (code && codes.test(code) && typeof answer === 'number') total += answer;
  }
  for (const { form } of formsOf(view.documents, 'w2s')) {
    const entries: unknown = form.item['box12'];
    if (!Array.isArray(entries)) continue;
    for (const { code, amount } of entries as { code?: unknown; amount?: unknown }[])
      if (typeof code === 'string' && codes.test(code) && typeof amount === 'number') total += amount;
  }
  return total;
}

/**
 * No answer matters below the lowest limit, $16,000 for SIMPLE plans; above it the engine says for which person and plan
 * it does.
 */
const savedMore =
  (codes: RegExp): Condition =>
  (view) =>
    // Rules that most people never need are no news, so they don't count as skipped.
    (savedWith(view, codes) > 0 && savedWith(view, /^(?:[DEFGS]|AA|BB|EE)$/) > 16_000) || 'later';

const whenOf = (who: (typeof people)[number], codes: RegExp): Condition =>
  who === 'spouse' ? all(savedMore(codes), onJointReturn) : savedMore(codes);

/** What the codes of box 12 leave open about elective deferrals. */
export const electiveDeferrals: QuestionSpec[] = people.flatMap((who) => {
  const own = who === 'taxpayer';
  const your = own ? 'your' : 'your spouse’s';
  return [
    yesNo({
      id: `electiveDeferrals.${who}.simpleHigherLimit`,
      text: `Did ${your} SIMPLE plan have the higher limit of $17,600?`,
      help: 'SIMPLE plans of employers with 25 or fewer employees have the higher limit. Larger employers can elect it. For example, select Yes if the plan says that its 2024 limit was $17,600.',
      why: 'Deferrals over the limit are taxed as wages.',
      fact: `electiveDeferrals.${who}.simpleHigherLimit`,
      when: whenOf(who, /^S$/),
      probe: yesOrNo,
    }),
    money({
      id: `electiveDeferrals.${who}.fifteenYearCatchUp`,
      text: `How much did the 15-year rule add to the limit for ${your} 403(b) plan?`,
      help: 'It’s for employees with at least 15 years of service with the same qualifying employer, such as a public school system, hospital, or church. Ask the plan administrator. Enter 0 if none. For example, 3,000.00.',
      why: 'With this rule, less of what you deferred is taxed as wages.',
      fact: `electiveDeferrals.${who}.fifteenYearCatchUp`,
      when: whenOf(who, /^(?:E|BB)$/),
      probe: anyAmount,
    }),
    money({
      id: `electiveDeferrals.${who}.section457CatchUp`,
      text: `How much did the final three-year catch-up add to the limit for ${your} 457(b) plan?`,
      help: 'It’s for the last three years before you reach the plan’s normal retirement age. Ask the plan administrator. Leave out the extra $7,500 for age 50 or older. Enter 0 if none. For example, 9,000.00.',
      why: 'With this rule, less of what you deferred is taxed as wages.',
      fact: `electiveDeferrals.${who}.section457CatchUp`,
      when: whenOf(who, /^(?:G|EE)$/),
      probe: anyAmount,
    }),
    money({
      id: `electiveDeferrals.${who}.rothExcessReturned`,
      text: own
        ? 'You deferred more than the limit. How much of the excess did a plan return from a Roth account?'
        : 'Your spouse deferred more than the limit. How much of the excess did a plan return from a Roth account?',
      help: 'Include payments made by April 15, 2025. Leave out earnings. Enter 0 if none. For example, 2,000.00.',
      why: 'Roth deferrals were already taxed as wages, so they aren’t taxed twice.',
      fact: `electiveDeferrals.${who}.rothExcessReturned`,
      when: whenOf(who, /^(?:AA|BB|EE)$/),
      probe: anyAmount,
    }),
  ];
});
