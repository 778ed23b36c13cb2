import { type AdditionalDeductionsLaw } from './additional-deductions';
import {
  type ByStatus,
  type CapitalGainLaw,
  type IncomeTaxLaw,
  type Sourced,
  type StandardDeductionLaw,
} from './law';

/** State and local taxes on Schedule A of the next year: the limit falls with income, down to a floor. */
export interface NextStateTaxLaw extends Sourced {
  readonly limit: ByStatus;
  readonly phaseDownStart: ByStatus;
  readonly phaseDownRate: number;
  readonly floor: ByStatus;
}

/** What estimated tax for the year after needs (Form 1040-ES). */
export interface NextYearLaw extends Sourced {
  readonly year: number;
  readonly lastDay: string;
  readonly standardDeduction: StandardDeductionLaw;
  /** The Tax Rate Schedules of Form 1040-ES: there is no table for estimates. */
  readonly incomeTax: IncomeTaxLaw;
  readonly capitalGain: CapitalGainLaw;
  readonly additionalDeductions: AdditionalDeductionsLaw;
  readonly stateTaxes: NextStateTaxLaw;
  readonly childCredit: Sourced & { readonly perChild: number; readonly refundablePerChild: number };
  readonly wageBase: number;
  /** Due dates of the four payments, moved to the next business day. */
  readonly dueDates: readonly string[];
}
