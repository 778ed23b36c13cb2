import { z } from 'zod';
import { amount, requiredAmount, statedAmount } from './amount';
import { date, requiredDate } from './date';
import { FilingStatus } from './household';
import { owner, ownerOrBoth } from './owner';
import {
  dependentIndex,
  flag,
  flagUnlessDenied,
  months,
  requiredState,
  share,
  state,
  statedFlag,
  text,
} from './text';

const days = z
  .int('Use a whole number of days')
  .min(0, 'Enter a number from 0 to 366')
  .max(366, 'Enter a number from 0 to 366');

/** How somebody wants to file in a state; `auto` leaves it to the facts. */
export const StateFiling = z.strictObject({
  state: requiredState,
  kind: z.enum(['auto', 'resident', 'partYear', 'nonresident', 'none']).default('auto'),
  status: z.enum(['auto', ...FilingStatus.options]).default('auto'),
  /** Both spouses apart on one return (AR, DE, DC, KY, MO, MS); null: whatever costs less. */
  separateOnSameReturn: statedFlag,
  itemize: z.enum(['auto', 'standard', 'itemized']).default('auto'),
  localOfWork: text,
  telecommuteDays: days.nullable().default(null),
  /** Days of work inside and outside the state, for wages that are shared out by days. */
  workDays: z.strictObject({ inside: days, outside: days }).nullable().default(null),
  reciprocityCertificate: flag,
});
export type StateFiling = z.infer<typeof StateFiling>;

export const Military = z.strictObject({
  owner,
  /** The state of legal residence. */
  homeOfRecord: state,
  orders: z.enum(['active', 'reserve', 'nationalGuard']).default('active'),
  /** Pay for the service in box 1 of Forms W-2. */
  pay: amount,
  combatPay: amount,
  stationedIn: state,
  /** The spouse keeps the home of the service member (Veterans Benefits and Transition Act). */
  spouseElectsHomeOfRecord: flag,
});

/** An enrolled member of a federally recognized tribe who lives on its reservation. */
export const TribalMember = z.strictObject({
  owner,
  tribe: text,
  reservationState: state,
  /** Federal income of all kinds that was earned on the reservation while the member lived there. */
  income: amount,
  /** The wages in it, where the state's line takes only those; null: not stated. */
  wages: statedAmount,
});

/** A home of the year, owned or rented. */
export const Home = z.strictObject({
  state: requiredState,
  /** Null: from the first day of the year. */
  from: date,
  /** Null: to the last day of the year. */
  to: date,
  use: z.enum(['own', 'rent', 'coop', 'mobileHomeLot', 'nursingHome']),
  months: months(12),
  county: text,
  city: text,
  parcel: text,
  sharedWith: text,
  /** Share of the home that is the filer's; null: all of it. */
  share,
  /** Paid in the year; `itemized.realEstateTax` holds it for Schedule A, too. */
  propertyTax: amount,
  /** Billed for the year (ME, MI, MN, VT, WI); null: not stated. */
  propertyTaxBilled: statedAmount,
  assessedValue: amount,
  taxableValue: amount,
  specialAssessments: amount,
  homesteadExemption: flag,
  rent: amount,
  heatIncluded: flag,
  utilitiesIncluded: flag,
  subsidized: flag,
  landlord: z.strictObject({ name: text, address: text, id: text }).prefault({}),
  /** Rent in a building that pays no property tax. */
  propertyTaxExempt: flag,
  heating: z.strictObject({ cost: amount, fuel: text }).prefault({}),
});
export type Home = z.infer<typeof Home>;

/** Contributions to college savings and ABLE plans of a state. */
export const Education529 = z.strictObject({
  owner,
  state: requiredState,
  beneficiary: z
    .union([z.enum(['taxpayer', 'spouse']), z.strictObject({ dependentIndex })])
    .default('taxpayer'),
  contributed: amount,
  rollover: amount,
  kind: z.enum(['college', 'able', 'prepaid']).default('college'),
  recaptured: amount,
});

/** Income tax of a state on income that another state taxes, too. */
export const OtherStateTax = z.strictObject({
  /** Whom the credit is for on a joint return. */
  owner: ownerOrBoth,
  state: requiredState,
  jurisdiction: text,
  kind: z.enum(['resident', 'nonresident', 'composite', 'city', 'ptet']).default('nonresident'),
  /** Income that the other state taxes. */
  income: requiredAmount,
  /** Its tax after its own credits, before payments. */
  taxAfterCredits: requiredAmount,
  filedReturn: flagUnlessDenied,
});
export type OtherStateTax = z.infer<typeof OtherStateTax>;

export const StatePayments = z.strictObject({
  state: requiredState,
  estimated: z.array(z.strictObject({ date: requiredDate, amount })).default([]),
  priorYearOverpayment: amount,
  withExtension: amount,
  realEstateWithholding: amount,
  pteWithholding: amount,
  kind: text,
});

export const StateRefund = z.strictObject({
  state: requiredState,
  directDeposit: z
    .strictObject({ routing: text, account: text, kind: z.enum(['checking', 'savings']).default('checking') })
    .nullable()
    .default(null),
  paper: flag,
  donateToFunds: z.array(z.strictObject({ fund: text, amount })).default([]),
  applyToNextYear: amount,
  to529: amount,
});

/** Purchases on which no sales tax was paid. */
export const UseTax = z.strictObject({
  state: requiredState,
  purchases: z
    .array(
      z.strictObject({ amount, taxPaid: amount, month: z.int().min(1).max(12).nullable().default(null) }),
    )
    .default([]),
  byTable: flag,
});

/** Months of minimum essential coverage (CA, MA, NJ, RI, DC, VT). A person whom no entry names was covered. */
export const HealthCoverage = z.strictObject({
  person: z.union([z.enum(['taxpayer', 'spouse']), z.strictObject({ dependentIndex })]).default('taxpayer'),
  months: z.array(z.boolean()).length(12, 'Use 12 months'),
  exemption: text,
});

export const StateUnderpayment = z.strictObject({ state: requiredState, annualized: flag, waiver: flag });

const list = <T extends z.ZodType>(item: T) => z.array(item).max(200, 'This list is too long').default([]);

/** Everything of a return that only states read; the federal lines never depend on it. */
export const stateFacts = {
  stateFiling: list(StateFiling),
  military: list(Military),
  tribalMember: list(TribalMember),
  homes: list(Home),
  education529: list(Education529),
  otherStateTaxes: list(OtherStateTax),
  statePayments: list(StatePayments),
  stateRefund: list(StateRefund),
  useTax: list(UseTax),
  healthCoverage: list(HealthCoverage),
  stateUnderpayment: list(StateUnderpayment),
} as const;
