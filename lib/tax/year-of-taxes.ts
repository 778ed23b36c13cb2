import { type WholeCalculation } from './calculate-all';
import { amountOn } from './calculate-return';
import {
  additionalChildCredit,
  earnedIncomeCredit,
  educationCredit,
  refundableAdoptionCredit,
} from './us/form-1040/payments';
import { totalTax } from './us/form-1040/tax-and-credits';

/** A year's taxes in whole dollars; what was withheld or paid doesn't count. */
export interface YearOfTaxes {
  /** Form 1040, line 24, less the refundable credits of lines 27 to 30. */
  federal: number;
  /** Of all states, after every credit; below zero where credits are paid out. */
  state: number;
  local: number;
  total: number;
}

/** Adds up the taxes of a calculation whose returns are all computed. */
export function addTaxes(calculation: WholeCalculation): YearOfTaxes {
  const states = Object.values(calculation.states ?? {});
  const sum = (of: (totals: (typeof states)[number]['totals']) => number | null) =>
    states.reduce((total, { totals }) => total + (of(totals) ?? 0), 0);
  const credits = [
    earnedIncomeCredit,
    additionalChildCredit,
    educationCredit,
    refundableAdoptionCredit,
  ].reduce((total, line) => total + amountOn(calculation, line), 0);
  const federal = amountOn(calculation, totalTax) - credits;
  const [state, local] = [sum(({ stateTaxNet }) => stateTaxNet), sum(({ localTax }) => localTax)];
  return { federal, state, local, total: federal + state + local };
}
