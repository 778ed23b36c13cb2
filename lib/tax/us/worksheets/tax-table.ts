import { roundHalfUp } from '../../engine/rounding';
import { type FilingStatus } from '../../facts/household';
import { type Bracket, type IncomeTaxLaw } from '../law/law';

/** Tax by the brackets, not rounded. */
function byBrackets(income: number, brackets: readonly Bracket[]): number {
  let tax = 0;
  for (let i = brackets.length - 1, top = income; i >= 0; i--) {
    const bracket = brackets[i];
    if (!bracket || top <= bracket.over) continue;
    tax += (top - bracket.over) * bracket.rate;
    top = bracket.over;
  }
  return tax;
}

/** First rows of the Tax Table: up to $5, $15, $25, then every $25 up to $3,000, then every $50. */
function middleOfRow(income: number): number {
  if (income < 5) return 0;
  if (income < 15) return 10;
  if (income < 25) return 20;
  const width = income < 3_000 ? 25 : 50;
  return Math.floor(income / width) * width + width / 2;
}

/**
 * Tax on an amount of taxable income in whole dollars: from the Tax Table below $100,000 (the tax on the middle
 * of its row), from the Tax Computation Worksheet above (Instructions for Form 1040, line 16).
 */
export function taxOn(income: number, status: FilingStatus, law: IncomeTaxLaw): number {
  if (income <= 0) return 0;
  const base = income < law.taxTableBelow ? middleOfRow(income) : income;
  return roundHalfUp(byBrackets(base, law.brackets[status]));
}
