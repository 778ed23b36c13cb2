import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { assets, QbiFacts } from './assets';
import { date } from './date';
import { owner } from './owner';
import { count, flag, flagUnlessDenied, requiredText, text } from './text';

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

const Vehicle = z.strictObject({
  businessMiles: count,
  commutingMiles: count,
  otherMiles: count,
  placedInService: date,
  actualExpenses: amount,
});

const HomeOffice = z.strictObject({
  squareFeet: count,
  totalSquareFeet: count,
  simplified: flagUnlessDenied,
  /** Costs of the whole home, for Form 8829. */
  expenses: z
    .strictObject({
      mortgageInterest: amount,
      realEstateTaxes: amount,
      insurance: amount,
      rent: amount,
      repairs: amount,
      utilities: amount,
      other: amount,
    })
    .prefault({}),
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
  startedThisYear: flag,
  income: z.strictObject({ form1099Nec: amount, form1099K: amount, other: amount }).prefault({}),
  federalWithholding: amount,
  returns: amount,
  costOfGoodsSold: amount,
  otherIncome: signedAmount,
  expenses: Expenses.prefault({}),
  vehicle: Vehicle.nullable().default(null),
  homeOffice: HomeOffice.nullable().default(null),
  assets,
  qbi: QbiFacts,
});
export type Business = z.infer<typeof Business>;
