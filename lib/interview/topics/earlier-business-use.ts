import { all, answerOf, any, type Condition, type View, when } from '../conditions';
import { type QuestionSpec } from './topic';

/** Publication 463 (2024), “More-than-50%-use test”. */
const most = 0.5;

const milesOf = (view: View, name: string): number => Number(answerOf(view, `.vehicle.${name}`) ?? 0);

const hasFallen = when(
  '.vehicle.businessMiles',
  (business, view) =>
    Number(business) <=
    most * (Number(business) + milesOf(view, 'commutingMiles') + milesOf(view, 'otherMiles')),
  'More than half of this car’s miles were for business.',
);
const tookSection179 = when(
  '.vehicle.earlierSection179',
  (amount) => Number(amount) > 0,
  'You didn’t take a section 179 deduction on this car.',
);

/** The recovery period takes six calendar years; the fifth year before this one is its first. */
const isInRecovery = when(
  '.vehicle.placedInService',
  (day, { taxYear }) => taxYear - Number(String(day).slice(0, 4)) <= 5,
  'The recovery period of this car is over.',
);
const isOlderThan = (years: number): Condition =>
  when(
    '.vehicle.placedInService',
    (day, { taxYear }) => taxYear - Number(String(day).slice(0, 4)) > years,
    'You didn’t have this car yet.',
  );

const years = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Form 4797, Part IV, and what an earlier section 179 deduction was taken for. */
export const askEarlierUse = (isFast: Condition): QuestionSpec[] =>
  years.map((name, i) => ({
    id: `.vehicle.earlierUse.${name}`,
    text: `What percentage of this car’s miles were for business in the ${name} year you used it for business?`,
    help: 'It’s on line 26, column (c), of that year’s Form 4562. For example, 80.',
    why:
      name === 'first'
        ? 'It shows how much of the cost your deductions covered. If business use fell to 50% or less, part of them counts as income now.'
        : 'Business use fell to 50% or less, so part of your earlier deductions counts as income now.',
    type: 'number',
    min: 0,
    max: 100,
    fact: `.vehicle.earlierUse.${name}`,
    when: all(
      isFast,
      isOlderThan(i),
      name === 'first' ? any(tookSection179, all(isInRecovery, hasFallen)) : all(isInRecovery, hasFallen),
    ),
  }));
