import { type CalculationResults, type TaxReturn } from '@/lib/returns/schema';
import { type LineRef, readLine } from './form-lines-read';
import { type AmountType, amountType } from './refund-card';

/** The line of Form 1040, which has one copy. */
export const line1040 = (line: string): LineRef => ({ form: '1040', line, copy: 0 });

/**
 * How far a return is on this screen (spec section 4: calculated only when results exist and the status is not draft).
 * none: never calculated. outdated: facts changed since. reopened: a draft again although nothing changed.
 */
export type SummaryStage = 'none' | 'outdated' | 'reopened' | 'calculated';

export function stageOf({
  status,
  calculationResults,
}: Pick<TaxReturn, 'status' | 'calculationResults'>): SummaryStage {
  if (calculationResults === null) return 'none';
  if (calculationResults.stale) return 'outdated';
  return status === 'draft' ? 'reopened' : 'calculated';
}

type RefundFigure = {
  title: 'Estimated Refund' | 'Amount Owed';
  /** Whole dollars, never below zero: the title says which way the money goes. */
  amount: number;
  type: AmountType;
  line: LineRef;
};

/** The refund, or what is owed, with the line of Form 1040 where it stands (34, or 35a when less is paid out; 37). */
export function refundFigure({
  estimatedRefund,
  lines,
}: Pick<CalculationResults, 'estimatedRefund' | 'lines'>): RefundFigure {
  if (estimatedRefund < 0)
    return { title: 'Amount Owed', amount: -estimatedRefund, type: 'owed', line: line1040('37') };
  const paidOut = readLine(lines, line1040('35a')) === estimatedRefund;
  const isOverpaid = readLine(lines, line1040('34')) === estimatedRefund;
  return {
    title: 'Estimated Refund',
    amount: estimatedRefund,
    type: amountType(estimatedRefund),
    line: line1040(paidOut && !isOverpaid ? '35a' : '34'),
  };
}

/** Federal tax after credits as a share of gross income (0.089 for 8.9 %); null when there is no income to divide by. */
export function effectiveRate({
  federalTaxAfterCredits,
  grossIncome,
}: Pick<CalculationResults, 'federalTaxAfterCredits' | 'grossIncome'>): number | null {
  return grossIncome > 0 ? federalTaxAfterCredits / grossIncome : null;
}
