import { z } from 'zod';
import { amount } from './amount';
import { assets, QbiFacts } from './assets';
import { AtRisk, payerForms } from './at-risk';
import { exchanges } from './exchange';
import { flagEach, owner } from './owner';
import { placedIncome } from './placed-income';
import { propertySales } from './property-sale';
import { flag, flagUnlessDenied, requiredText, statedFlag, text } from './text';

const Expenses = z.strictObject({
  advertising: amount,
  autoTravel: amount,
  cleaning: amount,
  commissions: amount,
  insurance: amount,
  legal: amount,
  managementFees: amount,
  mortgageInterest: amount,
  otherInterest: amount,
  repairs: amount,
  supplies: amount,
  taxes: amount,
  utilities: amount,
  other: amount,
});

export const rentalExpenses = Expenses.keyof().options;

const daysOfTheYear = z
  .int('Use a whole number of days')
  .min(0, 'Enter a number from 0 to 366')
  .max(366, 'Enter a number from 0 to 366');

/**
 * Schedule E, part I: one property. With days of own use, `expenses` and `assets` are those of the whole year and place;
 * the engine divides them by days.
 */
export const Rental = z.strictObject({
  id: requiredText,
  owner,
  address: text,
  ...placedIncome,
  kind: text,
  fairRentalDays: daysOfTheYear,
  personalUseDays: daysOfTheYear.default(0),
  rents: amount,
  royalties: amount,
  activeParticipation: flagUnlessDenied,
  /** Material participation: matters for short stays and for real estate professionals. */
  materialParticipation: flag,
  /** Average stay of a guest in days; null: tenants, not guests. */
  averageStayDays: z
    .number()
    .min(0, 'This can’t be negative')
    .max(366, 'Enter a number from 0 to 366')
    .nullable()
    .default(null),
  /** Cleaning, meals and the like as in a hotel, for guests who stay 30 days or less. */
  significantServices: flag,
  qbi: z.union([z.boolean(), QbiFacts]).default(false),
  expenses: Expenses.prefault({}),
  assets,
  propertySales,
  exchanges,
  /**
   * The sales of the year were all of this property, fully taxed, to nobody related (IRC 469(g)(1)(A)): its losses are
   * limited no more. Null: not stated.
   */
  soldEntirely: statedFlag,
  priorUnallowedLoss: amount,
  atRisk: AtRisk,
  /** Looked for tenants all along, though nobody came. */
  heldForRent: flag,
  /** Costs of earlier years beyond the rent of a home (Publication 527, Worksheet 5-1, line 9). */
  homeCarryover: z.strictObject({ operating: amount, depreciation: amount }).prefault({}),
});
export type Rental = z.infer<typeof Rental>;

/** Real estate professionals (IRC 469(c)(7)). */
export const RealEstate = z
  .strictObject({
    /** More than 750 hours and more than half of all work in real property businesses. */
    professional: flagEach,
    /** All rental real estate is one activity (Reg. 1.469-9(g)). */
    aggregate: flag,
    /** Material participation in all of it together, with that election. */
    materialTogether: flag,
    ...payerForms,
  })
  .prefault({});
export type RealEstate = z.infer<typeof RealEstate>;
