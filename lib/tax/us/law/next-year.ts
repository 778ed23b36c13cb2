import { type CapitalGainLaw, type IncomeTaxLaw, type Sourced, type StandardDeductionLaw } from './law';

/** What estimated tax for the year after needs (Form 1040-ES). */
export interface NextYearLaw extends Sourced {
  readonly year: number;
  readonly lastDay: string;
  readonly standardDeduction: StandardDeductionLaw;
  /** The Tax Rate Schedules of Form 1040-ES: there is no table for estimates. */
  readonly incomeTax: IncomeTaxLaw;
  readonly capitalGain: CapitalGainLaw;
  readonly wageBase: number;
  /** Due dates of the four payments, moved to the next business day. */
  readonly dueDates: readonly string[];
}
