import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Ohio asks. */
export const OH = stateSchema({
  /** Four digits from the list in the instructions for Form SD 100; empty: from the home; "none" without a district tax. */
  schoolDistrictNumber: text,
  /** Rate of the district in percent, such as 1.25, from the same list; null: not stated. */
  schoolDistrictRate: z
    .number()
    .min(0, 'This can’t be negative')
    .max(3, 'This is too large')
    .nullable()
    .default(null),
  /** `traditional`: all income less exemptions. `earned`: wages and self-employment only. */
  schoolDistrictBase: z.enum(['traditional', 'earned']).default('traditional'),
  /** Gifts to candidates for Ohio offices (Schedule of Credits, line 8). */
  campaignGift: amount,
  /** Expenses of home schooling (Schedule of Credits). */
  homeSchooling: amount,
  /** Health insurance premiums that were paid with taxed money (Schedule of Adjustments, medical care worksheet). */
  healthPremiums: amount,
  businessIncome: amount,
  k12Scholarship: amount,
  uniformedServices: amount,
  municipal: flag,
  lumpSumRetirement: amount,
  stem: flag,
});

/** The interview's questions about them. */
export const asksOH: readonly AskedFact[] = [
  askedFor('money', 'Contributions to candidates for Ohio office', {
    fact: 'campaignGift',
    text: 'How much did you contribute to candidates for Ohio office?',
    help: 'Include only money for statewide or state legislative races. Leave out local and federal races. For example, 50.00.',
  }),
  askedFor('money', 'Homeschooling expenses', {
    fact: 'homeSchooling',
    text: 'How much did you spend on homeschooling?',
    help: 'Include books, supplies, and software. For example, 250.00.',
  }),
  askedFor('money', 'Health insurance paid with after-tax money', {
    fact: 'healthPremiums',
    text: 'How much did you pay for health insurance?',
    help: 'Leave out premiums deducted from your pay before tax. For example, 3,300.00.',
  }),
];
