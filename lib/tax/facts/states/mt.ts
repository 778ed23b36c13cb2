import { type AskedFact, askedFor } from './asked-fact';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Montana asks. */
export const MT = stateSchema({
  /** Present value of a planned gift to an endowment (Form QEC). */
  endowment: amount,
  /** Income of people of 62 or more that is on no federal line, for the elderly homeowner or renter credit. */
  otherHouseholdIncome: amount,
});

/** The interview's questions about them. */
export const asksMT: readonly AskedFact[] = [
  askedFor(
    'money',
    'Income not on my federal return (age 62 or older)',
    {
      fact: 'otherHouseholdIncome',
      text: 'How much other income did your household have?',
      help: 'Include untaxed pensions, child support, and cash aid from the state. For example, 2,400.00.',
    },
    { why: 'The homeowner and renter credit counts all of your household’s income.' },
  ),
];
