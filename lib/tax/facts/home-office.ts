import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { count, flagUnlessDenied } from './text';

const Expenses = z.strictObject({
  /**
   * Interest and taxes of the whole home. What Schedule A has of them is stated under `itemized`, too; where nothing
   * is stated there, these amounts are the whole, and Schedule A gets what the business leaves.
   */
  mortgageInterest: amount,
  realEstateTaxes: amount,
  insurance: amount,
  rent: amount,
  repairs: amount,
  utilities: amount,
  other: amount,
});

/** Business use of a home: Schedule C, line 30; with actual costs Form 8829. */
export const HomeOffice = z.strictObject({
  squareFeet: count,
  totalSquareFeet: count,
  simplified: flagUnlessDenied,
  /** Costs of the whole home in the months of business use: Form 8829, column (b). */
  expenses: Expenses.prefault({}),
  /** Costs of the office alone: column (a). */
  directExpenses: Expenses.pick({ insurance: true, repairs: true, utilities: true, other: true }).prefault(
    {},
  ),
  /** A daycare that also uses the rooms in private: hours of daycare (line 4), and hours available (line 5; 0: all year). */
  daycareHours: count,
  daycareHoursAvailable: count,
  /** Part III, for an owner: the values when the home was first used for the business, land included. */
  homeBasis: amount,
  /** Fair market value then; 0: not below the basis. */
  homeValue: amount,
  landValue: amount,
  firstUsed: date,
  /** Form 8829 (2023), lines 43 and 44. */
  operatingCarryover: amount,
  depreciationCarryover: amount,
});
export type HomeOffice = z.infer<typeof HomeOffice>;
