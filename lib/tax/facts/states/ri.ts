import { type AskedFact, askedFor } from './asked-fact';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Rhode Island asks. */
export const RI = stateSchema({
  /** Public assistance, child support and other household income that is not taxed (RI-1040H, line 5 and others). */
  nontaxableHouseholdIncome: amount,
});

/** The interview's questions about them. */
export const asksRI: readonly AskedFact[] = [
  askedFor(
    'money',
    'Public assistance, child support, or other nontaxable income',
    {
      fact: 'nontaxableHouseholdIncome',
      text: 'How much nontaxable income did your household have?',
      help: 'Include cash aid from the state, child support, and SSI. For example, 4,000.00.',
    },
    { why: 'The property tax relief credit counts all of your household’s income.' },
  ),
];
