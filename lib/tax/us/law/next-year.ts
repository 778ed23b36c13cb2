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

/** Gifts to charity of the next year: what itemizers lose of them, and what all others may deduct. */
export interface NextGiftLaw extends Sourced {
  /** Share of adjusted gross income that gifts have to exceed. */
  readonly floor: number;
  /** Cash gifts that are deducted beside the standard deduction. */
  readonly withoutItemizing: ByStatus;
}

/** Credits of this year that the next one no longer has. */
export interface EndedCreditLaw extends Sourced {
  readonly homeEnergy: boolean;
  readonly cleanVehicles: boolean;
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
  /** Null: as this year. */
  readonly gifts: NextGiftLaw | null;
  /** Share of itemized deductions that is lost in the highest bracket; null: none. */
  readonly itemizedReduction: (Sourced & { readonly share: number }) | null;
  /** Null: none ends. */
  readonly endedCredits: EndedCreditLaw | null;
  readonly childCredit: Sourced & { readonly perChild: number; readonly refundablePerChild: number };
  readonly wageBase: number;
  /** Due dates of the four payments, moved to the next business day. */
  readonly dueDates: readonly string[];
}
