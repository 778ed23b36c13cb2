import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date } from './date';
import { PropertyGift } from './property-gift';
import { count, flag, flagUnlessDenied, requiredState, text } from './text';

const Mortgage = z.strictObject({
  lender: text,
  interest: amount,
  points: amount,
  insurance: amount,
  balance: amount,
  originated: date,
  onForm1098: flagUnlessDenied,
});

/**
 * A place lived in during 2024, for the optional sales tax tables. `days` null means the whole year. `localRate` is the
 * local general sales tax rate in percent (2.5 for 2.5%); in California and Nevada the part of the combined rate above
 * 7.25% and 6.85%. `localTable` is the letter of the local table, where the state has more than one.
 */
const SalesTaxPlace = z.strictObject({
  state: requiredState,
  days: z
    .int()
    .min(1, 'Enter a number from 1 to 366')
    .max(366, 'Enter a number from 1 to 366')
    .nullable()
    .default(null),
  localRate: z.number().min(0, 'This can’t be negative').max(15, 'This is too large').default(0),
  localTable: z.enum(['A', 'B', 'C', 'D']).nullable().default(null),
});
export type SalesTaxPlace = z.infer<typeof SalesTaxPlace>;

const Deductions = z.strictObject({
  /** Itemize although the standard deduction is larger. */
  force: flag,
  /** Take the standard deduction although itemized deductions are larger (IRC 63(e)): a state may follow the choice. */
  standard: flag,
  medical: amount,
  medicalMiles: count,
  stateIncomeTaxPaid: amount,
  priorYearStateTaxPaid: amount,
  useSalesTax: flag,
  salesTax: amount,
  /** Where the filer lived: state sales tax from the tables of the Instructions for Schedule A, line 5a. */
  salesTaxPlaces: z.array(SalesTaxPlace).default([]),
  /** Sales tax on a car, boat, aircraft or home (worksheet, line 7), on top of the tables. */
  salesTaxSpecifiedItems: amount,
  /** Nontaxable income that is nowhere on the return, such as veterans’ benefits, workers’ compensation or public assistance. */
  salesTaxNontaxableIncome: amount,
  /** Contributions to a state program of paid family leave: state tax from 2025 on. */
  paidFamilyLeave: amount,
  realEstateTax: amount,
  personalPropertyTax: amount,
  foreignRealEstate: amount,
  mortgages: z.array(Mortgage).default([]),
  investmentInterest: amount,
  charityCash: amount,
  charityNoncash: amount,
  /** Form 8283, Section A: what `charityNoncash` is made of, once it is more than $500. */
  propertyGifts: z.array(PropertyGift).default([]),
  charityCarryover: amount,
  /** Of the carryover: cash gifts, and capital gain property. The rest is other property; both null: kinds not stated. */
  carryoverCash: statedAmount,
  carryoverGains: statedAmount,
  charityMiles: count,
  disasterCasualty: amount,
  gamblingLosses: amount,
  otherDeductions: amount,
});

/** Schedule A. */
export const Itemized = Deductions.prefault({});

/** The facts of Schedule A that are one amount each. */
export const itemizedAmounts = Deductions.omit({
  force: true,
  standard: true,
  medicalMiles: true,
  useSalesTax: true,
  salesTaxPlaces: true,
  mortgages: true,
  propertyGifts: true,
  charityMiles: true,
  carryoverCash: true,
  carryoverGains: true,
}).keyof().options;
