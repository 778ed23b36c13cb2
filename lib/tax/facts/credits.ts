import { z } from 'zod';
import { amount, requiredAmount, statedAmount } from './amount';
import { date, requiredDate } from './date';
import { owner } from './owner';
import { count, dependentIndex, flag, flagUnlessDenied, months, state, text, wholeCount } from './text';

/** Form 2441. Amounts that are null take the form's own default for the line. */
export const ChildCare = z
  .strictObject({
    providers: z
      .array(
        z.strictObject({
          name: text,
          id: text,
          /** In one line: street, city, state and ZIP code. */
          address: text,
          amount,
          state,
          licensed: flag,
          /** Stars or steps of the state's rating of child care (LA, ME, OK, NM, VT); null: not stated. */
          qualityRating: z.int().min(0).max(10).nullable().default(null),
        }),
      )
      .default([]),
    persons: z
      .array(
        z
          .strictObject({ dependentIndex: dependentIndex.optional(), spouse: flag, expenses: amount })
          .refine(
            (person) => person.spouse !== (person.dependentIndex !== undefined),
            'Enter a dependent’s position, or the spouse',
          ),
      )
      .default([]),
    taxpayerStudentMonths: months(0),
    spouseStudentMonths: months(0),
    /**
     * Months as a student or disabled in which a person who also worked earned less than the form counts for a month ($250, or
     * $500 with two or more persons), and the earnings of these months; null: not stated (line 5).
     */
    taxpayerShortMonths: months(0).nullable().default(null),
    taxpayerShortPay: amount,
    spouseShortMonths: months(0).nullable().default(null),
    spouseShortPay: amount,
    employerBenefitsForfeited: amount,
    incurredExpenses: statedAmount,
    /** Benefits of 2023 used in 2024 during the grace period (line 13), also without any in box 10 of a Form W-2. */
    priorYearCarryover: amount,
    /** Whose job the carried-over benefits are from: taxable benefits are that person's earnings. */
    priorYearCarryoverOwner: owner,
    planMaximum: statedAmount,
  })
  .prefault({});

/** Form 8863, with the figures of Form 1098-T. */
export const Education = z.strictObject({
  student: z.union([z.enum(['taxpayer', 'spouse']), z.strictObject({ dependentIndex })]),
  institution: text,
  ein: text,
  /** Form 8863, line 22(1), in one line: street, city, state and ZIP code. */
  address: text,
  /** Line 22(2): the school sent Form 1098-T for this year; null: not answered. */
  form1098T: z.boolean().nullable().default(null),
  /** Line 22(3): it sent one for the year before, with box 7 checked; null: not answered. */
  priorForm1098T: z.boolean().nullable().default(null),
  qualifiedExpenses: amount,
  scholarships: amount,
  halfTime: flag,
  graduate: flag,
  /** First four years of college completed before the year (line 25); null: not stated, then `graduate` decides. */
  fourYearsCompleted: z.boolean().nullable().default(null),
  aotcYearsClaimed: wholeCount,
  felonyDrugConviction: flag,
  credit: z.enum(['aotc', 'llc', 'best']).default('best'),
});
export type Education = z.infer<typeof Education>;

/** Form 5695. */
export const Energy = z
  .strictObject({
    solar: amount,
    windGeothermal: amount,
    batteries: amount,
    heatPumps: amount,
    insulation: amount,
    windows: amount,
    doors: amount,
    /** The most expensive one of `doors` (line 19a); null: not stated, as for a single door. */
    mostExpensiveDoor: statedAmount,
    panels: amount,
    audit: amount,
    previousCarryforward: amount,
    /** From 2025 on each door, window, air conditioner and the like by itself, with the ID of its maker. */
    items: z
      .array(
        z.strictObject({
          kind: z.enum([
            'door',
            'window',
            'airConditioner',
            'waterHeater',
            'furnace',
            'panel',
            'heatPump',
            'heatPumpWaterHeater',
            'biomass',
          ]),
          cost: requiredAmount,
          manufacturerId: text,
        }),
      )
      .default([]),
  })
  .prefault({});

/** Form 8936. */
export const CleanVehicle = z.strictObject({
  /** Whoever bought it: each buyer of a used vehicle has the credit once in three years (IRC 25E(c)(3)(D)). */
  owner,
  vin: text,
  /** As Schedule A (Form 8936) states them. */
  modelYear: text,
  make: text,
  model: text,
  newVehicle: flagUnlessDenied,
  placedInService: requiredDate,
  tentativeCredit: amount,
  transferredToDealer: flag,
  /** Day of the binding contract with a payment; null: the day it was placed in service. */
  acquired: date,
  /** Percent of business use, 0 to 100. */
  businessUse: count,
  /** Bought to use it: neither leased nor for resale. */
  boughtForUse: flagUnlessDenied,
  /** Within 30 days after it was placed in service. */
  resoldWithin30Days: flag,
  /** Price of a used vehicle; null: not stated. */
  salePrice: statedAmount,
  /** Credit for another used vehicle bought in the three years before. */
  usedCreditInThreeYears: flag,
});
