import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { assets, QbiFacts } from './assets';
import { AtRisk, payerForms } from './at-risk';
import { employerCredits } from './employer-credits';
import { HomeOffice } from './home-office';
import { tippedOccupation } from './additional-deductions';
import { exchanges } from './exchange';
import { owner } from './owner';
import { placedIncome } from './placed-income';
import { propertySales } from './property-sale';
import { flag, flagUnlessDenied, requiredText, text } from './text';
import { Vehicle } from './vehicle';

const Expenses = z.strictObject({
  advertising: amount,
  commissions: amount,
  contractLabor: amount,
  depletion: amount,
  employeeBenefits: amount,
  insurance: amount,
  mortgageInterest: amount,
  otherInterest: amount,
  legal: amount,
  office: amount,
  pensionPlans: amount,
  rentVehicles: amount,
  rentProperty: amount,
  repairs: amount,
  supplies: amount,
  taxesLicenses: amount,
  travel: amount,
  meals: amount,
  utilities: amount,
  wages: amount,
  energyEfficientBuildings: amount,
  other: z.array(z.strictObject({ description: text, amount })).default([]),
});

/** Expenses that are one amount each, as on lines 8 to 27. */
export const listedExpenses = Expenses.omit({ other: true }).keyof().options;

/** Tips of restaurant staff on which the owner paid payroll taxes (Form 8846). */
const EmployeeTips = z.strictObject({
  received: amount,
  /** Tips that only bring an employee's pay of a month up to $5.15 an hour (line 2). */
  notCreditable: amount,
  /** Creditable tips above the Social Security wage base, subject to Medicare tax alone. */
  aboveWageBase: amount,
});

/** Schedule C, one per business. */
export const Business = z.strictObject({
  id: requiredText,
  owner,
  name: text,
  ein: text,
  principalCode: text,
  product: text,
  cashMethod: flagUnlessDenied,
  materialParticipation: flagUnlessDenied,
  /** The owner did the work in another country (Form 2555, line 20a); capital is no material part of the business. */
  workedAbroad: flag,
  startedThisYear: flag,
  ...payerForms,
  /**
   * The work is that of a statutory employee (Form W-2, box 13): the wages of the owner's such Forms W-2 are its
   * receipts, on the same Schedule C as its costs. Null: not said; a business without receipts of its own is then taken
   * for it when it is the only one beside such a Form W-2.
   */
  statutoryEmployee: z.boolean().nullable().default(null),
  /** Fees of a minister, such as for weddings and funerals (`clergy`). */
  ministerial: flag,
  income: z.strictObject({ form1099Nec: amount, form1099K: amount, other: amount }).prefault({}),
  federalWithholding: amount,
  /** Form 1099-NEC, box 5, and Form 1099-K, box 8. */
  stateWithholding: amount,
  ...placedIncome,
  returns: amount,
  costOfGoodsSold: amount,
  otherIncome: signedAmount,
  expenses: Expenses.prefault({}),
  employeeTips: EmployeeTips.prefault({}),
  ...employerCredits,
  vehicle: Vehicle.nullable().default(null),
  homeOffice: HomeOffice.nullable().default(null),
  assets,
  propertySales,
  exchanges,
  /** Section 179 deduction of earlier years that waits: Form 4562 (2023), line 13. */
  section179Carryover: amount,
  /** Loss of earlier years that Form 8582 (2023) did not allow. */
  priorUnallowedLoss: amount,
  atRisk: AtRisk,
  /** Tips in Form 1099-NEC, box 1, 1099-MISC, box 3, or 1099-K, box 1a (Schedule 1-A, line 5). */
  qualifiedTips: amount,
  tippedOccupation,
  /** Schedule 1-A, line 14b. */
  qualifiedOvertime: amount,
  qbi: QbiFacts,
});
export type Business = z.infer<typeof Business>;
