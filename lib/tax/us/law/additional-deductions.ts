import { type ByStatus, type Sourced } from './law';

/** A deduction up to a limit that shrinks by an amount for each step of income. */
export interface SteppedDeduction {
  readonly cap: ByStatus;
  readonly phaseOutStart: ByStatus;
  readonly step: number;
  readonly perStep: number;
}

/** Schedule 1-A. Separate returns have none of it but the interest on car loans. */
export interface AdditionalDeductionsLaw extends Sourced {
  readonly tips: SteppedDeduction;
  readonly overtime: SteppedDeduction;
  readonly carLoan: SteppedDeduction;
  /** For each person of 65 or older; it shrinks by a share of the income above the start. */
  readonly senior: {
    readonly each: number;
    readonly phaseOutStart: ByStatus;
    readonly phaseOutRate: number;
  };
}

/** The same with what decides who has them, for a return of the year itself. */
export interface AdditionalDeductionsOfYear extends AdditionalDeductionsLaw {
  readonly seniorAge: number;
  /** Car loans made before this day don't count. */
  readonly carLoansFrom: string;
  /** Treasury Tipped Occupation Codes whose tips count: first and last of each group. */
  readonly tippedOccupations: readonly { readonly from: string; readonly to: string }[];
}
