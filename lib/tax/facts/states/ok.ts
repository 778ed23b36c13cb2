import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Oklahoma asks. */
export const OK = stateSchema({
  /** Gain on Oklahoma property or stock that qualifies for the capital gain deduction (Form 561). */
  fiveYearGain: amount,
  /** Gross household income of every kind (Form 538-S); null: what the return holds. */
  householdIncome: statedAmount,
  /** Parental Choice Tax Credit. */
  parentalChoice: amount,
  /** Form 538-S is not for people who lived in Oklahoma for part of the year only; sales tax relief of disabled veterans. */
  disabledVeteranSalesTax: amount,
  /** Ownership of a child care business. */
  childCareOwnership: amount,
  /** Credit of an aerospace engineer (Form 564). */
  aerospaceEngineer: z.strictObject({ compensation: amount }).prefault({}),
});

/** The interview's questions about them. */
export const asksOK: readonly AskedFact[] = [
  askedFor('money', 'Gain on Oklahoma property or an Oklahoma company (Form 561)', {
    fact: 'fiveYearGain',
    text: 'How much of your gain qualifies for the Oklahoma deduction on Form 561?',
    help: 'Include property in Oklahoma you owned for at least five years. Also include shares of an Oklahoma company you owned for at least two years. For example, 12,000.00.',
  }),
  askedFor(
    'money',
    'Income not on my federal return',
    {
      fact: 'householdIncome',
      text: 'What was your household’s income from all sources?',
      help: 'Include taxable and nontaxable income of everyone who lives with you. For example, 21,000.00.',
    },
    { why: 'Low-income credits count all of it.' },
  ),
];
