import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { count, flag, flagUnlessDenied, text } from './text';

const Mortgage = z.strictObject({
  lender: text,
  interest: amount,
  points: amount,
  insurance: amount,
  balance: amount,
  originated: date,
  onForm1098: flagUnlessDenied,
});

const Deductions = z.strictObject({
  force: flag,
  medical: amount,
  medicalMiles: count,
  stateIncomeTaxPaid: amount,
  priorYearStateTaxPaid: amount,
  useSalesTax: flag,
  salesTax: amount,
  realEstateTax: amount,
  personalPropertyTax: amount,
  foreignRealEstate: amount,
  mortgages: z.array(Mortgage).default([]),
  investmentInterest: amount,
  charityCash: amount,
  charityNoncash: amount,
  charityCarryover: amount,
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
  medicalMiles: true,
  useSalesTax: true,
  mortgages: true,
  charityMiles: true,
}).keyof().options;
