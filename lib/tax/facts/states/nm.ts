import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only New Mexico asks. */
export const NM = stateSchema({
  /** Medical care expenses that nobody paid back and no deduction holds (Form PIT-1, line 16). */
  medicalExpense: amount,
  /** Public assistance, SNAP and other income of the household that is not on the federal return (Form PIT-RC, line 8). */
  publicAssistance: amount,
  /** County that rebates property tax to low-income owners: Los Alamos, Santa Fe or Doña Ana. */
  propertyTaxRebateCounty: text,
  /** Net gain on the sale of a New Mexico business. */
  businessSaleGain: amount,
  /** Days of physical presence in New Mexico, where they differ from the days of residency. */
  physicalPresenceDays: z
    .int('Enter a number from 0 to 366')
    .min(0, 'Enter a number from 0 to 366')
    .max(366, 'Enter a number from 0 to 366')
    .nullable()
    .default(null),
});

/** The interview's questions about them. */
export const asksNM: readonly AskedFact[] = [
  askedFor('money', 'Unreimbursed medical expenses', {
    fact: 'medicalExpense',
    text: 'How much did you pay in unreimbursed medical expenses?',
    help: 'Leave out amounts you deducted on Schedule A and amounts insurance paid. For example, 3,100.00.',
  }),
  askedFor(
    'money',
    'Public assistance, SNAP, or other nontaxable income',
    {
      fact: 'publicAssistance',
      text: 'How much nontaxable income did you have?',
      help: 'Include cash aid from the state, SNAP, gifts, and child support. For example, 4,000.00.',
    },
    { why: 'Low-income credits count all of it.' },
  ),
];
