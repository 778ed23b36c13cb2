import { z } from 'zod';
import { amount } from './amount';
import { assets, QbiFacts } from './assets';
import { owner } from './owner';
import { flagUnlessDenied, requiredText, text } from './text';

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

const daysOfTheYear = z.int('Use a whole number of days').min(0, 'Use 0 to 366').max(366, 'Use 0 to 366');

/** Schedule E, part I: one property. */
export const Rental = z.strictObject({
  id: requiredText,
  owner,
  address: text,
  kind: text,
  fairRentalDays: daysOfTheYear,
  personalUseDays: daysOfTheYear.default(0),
  rents: amount,
  royalties: amount,
  activeParticipation: flagUnlessDenied,
  qbi: z.union([z.boolean(), QbiFacts]).default(false),
  expenses: Expenses.prefault({}),
  assets,
  priorUnallowedLoss: amount,
});
export type Rental = z.infer<typeof Rental>;
