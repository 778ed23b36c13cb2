import { roundHalfUp } from '../../engine/rounding';
import { largerOf, smallerOf } from '../../engine/verbs';
import { type EarnedIncomeCreditLaw } from '../law/law';

/**
 * The Earned Income Credit Table. Every row is $50 wide (`row`) and shows the credit on its middle; the row in which the
 * credit reaches its maximum and the row in which the phase-out starts show the maximum, and the last row ends
 * where the credit does (Instructions for Form 1040, EIC Table; IRC 32(f)).
 */
export function creditFromTable(
  amount: number,
  law: EarnedIncomeCreditLaw,
  row: number,
  joint: boolean,
): number {
  const limit = joint ? law.incomeLimitJoint : law.incomeLimit;
  if (amount < 1 || amount >= limit) return 0;
  const start = Math.floor(amount / row) * row;
  const end = smallerOf(start + row, limit);
  const middle = (start + end) / 2;
  const phaseOutStart = joint ? law.phaseOutStartJoint : law.phaseOutStart;
  const fullCredit = end > law.earnedIncomeAmount ? law.maximum : law.rate * middle;
  const reduction = start < phaseOutStart ? 0 : law.phaseOutRate * (middle - phaseOutStart);
  return largerOf(0, roundHalfUp(fullCredit - reduction));
}
