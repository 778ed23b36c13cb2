import { z } from 'zod';
import { amount } from './amount';
import { assets, QbiFacts } from './assets';
import { AtRisk, payerForms } from './at-risk';
import { employerCredits } from './employer-credits';
import { exchanges } from './exchange';
import { owner } from './owner';
import { placedIncome } from './placed-income';
import { propertySales } from './property-sale';
import { flag, flagUnlessDenied, requiredText, text } from './text';
import { Vehicle } from './vehicle';

/** Schedule F, Part I, cash method. */
const Income = z.strictObject({
  /** Line 1a. */
  resaleSales: amount,
  /** Line 1b. */
  resaleCost: amount,
  /** Line 2. */
  raisedSales: amount,
  /** Line 3a: Forms 1099-PATR. */
  cooperativeDistributions: amount,
  /** Line 3b. */
  cooperativeTaxable: amount,
  /** Line 4a. */
  programPayments: amount,
  /** Line 4b. */
  programTaxable: amount,
  /** Line 5a. */
  cccLoansElected: amount,
  /** Line 5b. */
  cccLoansForfeited: amount,
  /** Line 5c. */
  cccForfeitedTaxable: amount,
  /** Line 6a. */
  cropInsurance: amount,
  /** Line 6b: without what is deferred to 2025. */
  cropInsuranceTaxable: amount,
  /** Line 6d. */
  cropInsuranceDeferred2023: amount,
  /** Line 7. */
  customHireIncome: amount,
  /** Line 8. */
  otherIncome: amount,
});

/** Schedule F, Part II, lines 11 to 31 in their order. */
const Expenses = z.strictObject({
  chemicals: amount,
  conservation: amount,
  customHire: amount,
  employeeBenefits: amount,
  feed: amount,
  fertilizers: amount,
  freight: amount,
  fuel: amount,
  insurance: amount,
  mortgageInterest: amount,
  otherInterest: amount,
  labor: amount,
  pensionPlans: amount,
  rentVehicles: amount,
  rentLand: amount,
  repairs: amount,
  seeds: amount,
  storage: amount,
  supplies: amount,
  taxes: amount,
  utilities: amount,
  veterinary: amount,
  /** Lines 32a to 32f. */
  other: z.array(z.strictObject({ description: text, amount })).default([]),
});

/** Amounts of a farm, to tell whether it has any. */
export const farmIncomes = Income.keyof().options;
export const farmExpenses = Expenses.omit({ other: true }).keyof().options;

/** Schedule F, one per farm, cash method. */
export const Farm = z.strictObject({
  id: requiredText,
  owner,
  ...placedIncome,
  /** Line A. */
  product: text,
  /** Line B. */
  activityCode: text,
  ein: text,
  cashMethod: flagUnlessDenied,
  materialParticipation: flagUnlessDenied,
  ...payerForms,
  income: Income.prefault({}),
  /** Line 6c: the election to defer crop insurance proceeds to 2025. */
  defersCropInsurance: flag,
  /**
   * Part of line 4b that is Conservation Reserve Program payments, of an owner who gets Social Security retirement or
   * disability benefits: no self-employment tax (Schedule SE, line 1b).
   */
  conservationReserve: amount,
  expenses: Expenses.prefault({}),
  ...employerCredits,
  vehicle: Vehicle.nullable().default(null),
  assets,
  propertySales,
  exchanges,
  /** Form 4562 (2023), line 13. */
  section179Carryover: amount,
  /** Loss of earlier years that Form 8582 (2023) did not allow. */
  priorUnallowedLoss: amount,
  atRisk: AtRisk,
  /** The owner uses the farm optional method of Schedule SE, Part II. */
  optionalMethod: flag,
  qbi: QbiFacts,
});
export type Farm = z.infer<typeof Farm>;
