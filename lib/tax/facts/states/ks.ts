import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Kansas asks. */
export const KS = stateSchema({
  /** Contributions to KPERS and other Kansas public plans that federal wages leave out (Schedule S, line A2). */
  kpers: amount,
  /** Totally and permanently disabled or blind all year, one of the filers (Form K-40, food sales tax credit, line C). */
  disabled: flag,
  /** Filers who are veterans with a permanent VA rating of 100% (Form K-40, exemptions; K.S.A. 79-32,121(b)). */
  disabledVeterans: z
    .int('Enter a number from 0 to 2')
    .min(0, 'Enter a number from 0 to 2')
    .max(2, 'Enter a number from 0 to 2')
    .default(0),
  /** A filer is a veteran with a service-connected rating of 50% to 99%, which is enough for a homestead claim (K.S.A. 79-4502). */
  partlyDisabledVeteran: flag,
  /** Months in the homestead (Form K-40H). */
  homesteadMonths: z
    .int('Enter a number from 0 to 12')
    .min(0, 'Enter a number from 0 to 12')
    .max(12, 'Enter a number from 0 to 12')
    .default(0),
  /** Forms K-40H, K-40PT and K-40SVR: what the household income has and the federal return doesn't show. */
  homestead: z
    .strictObject({
      otherIncome: amount,
      /** Social Security and SSI paid for a disability, part of Form SSA-1099. */
      disabilityBenefits: amount,
      /** Property tax of the base year, 2021 or the year before the first claim on Form K-40SVR; null: not stated. */
      baseYearTax: statedAmount,
    })
    .prefault({}),
  /** Classroom supplies that a teacher paid for. */
  schoolTeacherSupplies: amount,
});

/** The interview's questions about them. */
export const asksKS: readonly AskedFact[] = [
  askedFor(
    'money',
    'Contributions to KPERS or another Kansas public pension plan',
    {
      fact: 'kpers',
      text: 'How much did you contribute to KPERS or another Kansas public plan?',
      help: 'Look in box 14 of your Form W-2. For example, 2,860.00.',
    },
    { why: 'Kansas taxes this part of your pay.' },
  ),
  statedBy('disabled', 'One of us was blind, or permanently and totally disabled, all year'),
  askedFor(
    'count',
    'A veteran with a permanent VA disability rating of 100%',
    {
      fact: 'disabledVeterans',
      text: 'How many of you are veterans with a permanent VA rating of 100%?',
      help: 'Include yourself and your spouse. For example, 1.',
    },
    { max: 2 },
  ),
  statedBy(
    'partlyDisabledVeteran',
    'I own my home, and one of us is a veteran with a VA rating of 50% to 99%',
  ),
  askedFor(
    'money',
    'I own my home, and my household has income that isn’t on the federal return',
    {
      fact: 'homestead.otherIncome',
      text: 'How much did your household get that isn’t on your federal return?',
      help: 'Include cash aid, workers’ compensation, and income of others in your home. For example, 2,300.00.',
    },
    { why: 'The homestead refund counts all of your household’s income.' },
  ),
  askedFor('money', 'I own my home, and part of my household’s Social Security was for a disability', {
    fact: 'homestead.disabilityBenefits',
    text: 'How much of your Social Security did you get because you were disabled?',
    help: 'Look for “disability” in your award letter. For example, 14,200.00.',
  }),
  askedFor('money', 'I own my home, and have been 65 or a disabled veteran since 2022 or earlier', {
    fact: 'homestead.baseYearTax',
    text: 'What was your home’s property tax in the base year?',
    help: 'Use 2021, or the first full year you were 65 or a disabled veteran if that’s later. For example, 1,940.00.',
  }),
];
