import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Wisconsin asks. */
export const WI = stateSchema({
  /** Nontaxable income of the household that no document of the return shows (Schedule H, lines 9 to 11). */
  homestead: z.strictObject({ householdIncome: amount, livestock: amount }).prefault({}),
  renterHeat: flag,
  veteransProperty: amount,
  adoptionExpenses: amount,
  medicalInsurance: amount,
  privateSchoolTuition: z.strictObject({ k8: amount, highSchool: amount }).prefault({}),
  edvest: amount,
  farmLoss: amount,
});

/** The interview's questions about them. */
export const asksWI: readonly AskedFact[] = [
  askedFor(
    'money',
    'Income not on my federal return',
    {
      fact: 'homestead.householdIncome',
      text: 'How much nontaxable income did your household have?',
      help: 'Include cash aid from the state, child support, and untaxed pensions. For example, 2,400.00.',
    },
    { why: 'The homestead credit counts all of your household’s income.' },
  ),
];
