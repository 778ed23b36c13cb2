/** Lines of a filed return, whole dollars; a loss is negative. */
interface PrintedLosses {
  /** Form 1040, lines 11 and 14. */
  income: number;
  deductions: number;
  /** Schedule D, lines 7, 15 and 21; line 21 as a positive amount. */
  shortTerm: number;
  longTerm: number;
  allowed: number;
}

/**
 * What is left of a capital loss for the next year: the Capital Loss Carryover Worksheet in the instructions for Schedule D
 * (2024 for losses of 2023, 2025 for losses of 2024), worked out from the lines of a return that was filed elsewhere.
 */
export function carryOverPrintedLoss(printed: PrintedLosses): { shortTerm: number; longTerm: number } {
  const { income, deductions, shortTerm, longTerm, allowed } = printed;
  const atLeastZero = (amount: number) => Math.max(0, amount);
  // Line 1 is taxable income as it would be below zero.
  const beforeLoss = atLeastZero(income - deductions + allowed);
  const used = Math.min(allowed, beforeLoss);
  const shortLoss = atLeastZero(-shortTerm);
  const longLoss = atLeastZero(-longTerm);
  return {
    shortTerm: atLeastZero(shortLoss - (used + atLeastZero(longTerm))),
    longTerm: atLeastZero(longLoss - (atLeastZero(shortTerm) + atLeastZero(used - shortLoss))),
  };
}
