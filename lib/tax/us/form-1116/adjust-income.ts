import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';

/**
 * Line 16 of one category with income. A loss of another category reduces all categories with income pro rata, and then
 * a loss from sources in the United States does: what all foreign income is more than all income together (Instructions
 * for Form 1116, line 16, "2. Allocation of foreign losses" and "3. Allocation of U.S. losses").
 */
export function adjustmentOf(own: number, incomes: readonly number[], incomeOfAll: number): number | null {
  if (own <= 0) return null;
  const positive = sum(incomes.map(notBelowZero));
  const foreignLoss = smallerOf(positive, sum(incomes.map((income) => notBelowZero(-income))));
  const left = positive - foreignLoss;
  const usLoss = smallerOf(left, notBelowZero(left - incomeOfAll));
  return blankIfZero(-(foreignLoss + usLoss) * (own / positive));
}
