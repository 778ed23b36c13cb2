import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date, requiredDate } from './date';
import { owner } from './owner';
import { flag, text, wholeCount } from './text';

/** Pay for work of one person whose tax home was in another country (Form 2555), in dollars of the United States. */
const ForeignEarnedIncome = z.strictObject({
  owner,
  /** Part II or Part III. */
  test: z.enum(['bonaFideResidence', 'physicalPresence']).default('bonaFideResidence'),
  /** First day of bona fide residence (line 10), or of the 12 months of physical presence (line 16). */
  periodFrom: requiredDate,
  /** Last day of it; null: the residence goes on. */
  periodTo: date,
  /** Full days in foreign countries within these 12 months (physical presence): 330 are needed. */
  fullDaysAbroad: wholeCount,
  /** Had to leave because of war or civil unrest in a country on the IRS's list (IRC 911(d)(4)). */
  waiver: flag,
  /** Country of the tax home (line 9). */
  country: text,
  employerName: text,
  /** The part of the owner's Forms W-2, box 1, that is for work abroad (line 19). */
  w2Wages: amount,
  /** Wages for work abroad that no Form W-2 shows, with noncash income and allowances; they go on Form 1040, line 1h. */
  otherWages: amount,
  /** Rent, utilities other than telephone, insurance and the like, of a home abroad (line 28). */
  housingExpenses: amount,
  /** City or place of it (line 29a). */
  housingLocation: text,
  /** Full-year limit of this place in the table of the instructions; null: it isn't listed (line 29b). */
  housingLimit: statedAmount,
  /** Housing deduction of 2023 that its limit kept out (line 49). */
  housingCarryover: amount,
  /** Adjustments and other deductions that belong to the excluded income, beside those of Schedules C and SE (line 44). */
  relatedDeductions: amount,
});
export type ForeignEarnedIncome = z.output<typeof ForeignEarnedIncome>;

/** One entry for each person with such pay. Business income abroad is marked on the business itself. */
export const ForeignEarnedIncomes = z.array(ForeignEarnedIncome).max(2).default([]);
