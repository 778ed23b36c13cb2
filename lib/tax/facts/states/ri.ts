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
    'Cash help, child support or other income that isn’t taxed',
    {
      fact: 'nontaxableHouseholdIncome',
      text: 'How much did your household receive that isn’t taxed?',
      help: 'Count cash help, child support and SSI. For example, 4,000.00.',
    },
    { why: 'The property relief credit counts all income of your household.' },
  ),
];
