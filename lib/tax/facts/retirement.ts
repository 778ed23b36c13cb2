import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date, requiredDate } from './date';
import { owner } from './owner';
import { flag, share, state, statedFlag, text } from './text';

/** The tables of the Simplified Method end at no age, but nobody gets older than this. */
const ageUpTo = (oldest: number) =>
  z.number().min(0, 'This can’t be negative').max(oldest, `Enter ${oldest} or less`).default(0);

const SimplifiedMethod = z.strictObject({
  cost: amount,
  startDate: requiredDate,
  ageAtStart: ageUpTo(130),
  jointAges: ageUpTo(260),
  recoveredBefore: amount,
});

/** Form 1099-R. `taxableAmount` null means that box 2a is empty. */
export const Retirement = z.strictObject({
  owner,
  payer: text,
  /** The payer's TIN, an employer identification number. */
  payerEin: text,
  grossDistribution: amount,
  taxableAmount: statedAmount,
  taxableNotDetermined: flag,
  capitalGain: amount,
  federalWithholding: amount,
  code: z
    .string()
    .regex(/^[1-9A-HJ-NP-UWY]{0,3}$/, 'Use the code in box 7, such as 7, 1, or G')
    .default('7'),
  ira: flag,
  rollover: amount,
  qualifiedCharitable: amount,
  /** Part of box 1 that was converted from a traditional IRA of one's own to a Roth IRA (Form 8606, Part II). */
  rothConversion: amount,
  /** A direct rollover from a plan at work (code G or 1 to 4 and 7) that went into a Roth IRA. */
  rolloverToRoth: flag,
  /** Code 3 from a plan at work: whether it came before the minimum retirement age of the plan; null: not stated. */
  beforeMinimumRetirementAge: z.boolean().nullable().default(null),
  /** Code 8 from a plan at work: part of box 2a that is an excess deferral of 2024, without earnings; null: not stated. */
  excessDeferral: statedAmount,
  /** Day of the gift, the first one of several; it matters in the year in which the owner turns 70½. */
  charitableDate: date,
  /** Day of the distribution; it matters in the year in which the owner turns 59½. */
  distributionDate: date,
  disaster: amount,
  simplifiedMethod: SimplifiedMethod.nullable().default(null),
  stateWithholding: amount,
  /** Box 17. */
  localWithholding: amount,
  state,
  /** Who pays the pension: states exclude some kinds. Null: not stated. */
  planKind: z
    .enum([
      'privateEmployer',
      'federalCivil',
      'military',
      'stateOrLocal',
      'teacher',
      'policeOrFire',
      'railroad',
      'ira',
      'roth',
      'deferredComp457',
      'survivor',
      'disability',
    ])
    .nullable()
    .default(null),
  /** State whose government, or whose subdivision, pays it. */
  planState: state,
  /** Vested on or before that day: five years of service by August 12, 1989 in North Carolina. */
  vestedBefore: date,
  /** Own contributions on which the state taxed the owner when they were made (MA, NJ, PA, IL, HI). */
  contributionsAlreadyTaxed: amount,
  /** Share of the plan that comes from the employee's contributions; null: not stated. */
  employeeShare: share,
  /** Age or years of service for retirement under the plan were reached (PA); null: not stated. */
  retirementAgeReached: statedFlag,
  governmentPre1986: flag,
  earlyExceptionCode: text,
  earlyExceptionAmount: amount,
  /** Exception 19: children born or adopted for whom the money was taken; $5,000 for each. */
  earlyExceptionChildren: z
    .int('Use a whole number')
    .min(1, 'Use 1 or more')
    .max(20, 'This is too large')
    .default(1),
  /** Exceptions 22 and 23: vested value of the plan, or of all IRAs, before the distribution; null: not stated. */
  earlyExceptionPlanValue: statedAmount,
});
export type Retirement = z.infer<typeof Retirement>;

const basisOfOne = z
  .strictObject({
    /** Form 8606, line 2. */
    priorBasis: amount,
    /** Form 8606, line 6: all traditional, SEP and SIMPLE IRAs on December 31, with rollovers under way. */
    yearEndValue: amount,
    /** IRA deductions of earlier years from the one of age 70½ on, less what reduced gifts from IRAs in those years. */
    deductedSince70Half: amount,
    /** Distributions of earlier years that exception 09 (first home) covered. */
    firstHomeBefore: amount,
    /** First year for which anything went into a Roth IRA; null: not stated, or none before 2024. */
    rothFirstYear: z
      .int('Use a year')
      .min(1998, 'Roth IRAs began in 1998')
      .max(2100, 'Use this tax year or an earlier one')
      .nullable()
      .default(null),
    /** Form 8606, line 22, without 2024: regular contributions, less what was withdrawn of them; null: not stated. */
    rothContributionBasis: statedAmount,
    /** Form 8606, line 24, without 2024: conversions and rollovers into a Roth IRA that are still there, by year. */
    rothConversions: z
      .array(
        z.strictObject({
          year: z
            .int('Use a year')
            .min(1998, 'Roth IRAs began in 1998')
            .max(2100, 'Use a year before this tax year'),
          taxable: amount,
          untaxed: amount,
        }),
      )
      .default([]),
  })
  .prefault({});

/** Form 8606: nondeductible contributions to traditional IRAs; and what counts over a lifetime. */
export const IraBasis = z.strictObject({ taxpayer: basisOfOne, spouse: basisOfOne }).prefault({});
