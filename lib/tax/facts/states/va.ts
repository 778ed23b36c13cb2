import { type AskedFact, askedFor } from './asked-fact';
import { amount, statedAmount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Virginia asks. */
export const VA = stateSchema({
  /** Separate filers: adjusted gross income of the spouse less taxable Social Security (age deduction worksheet). */
  spouseAdjustedIncome: statedAmount,
  /** Supplies that a teacher paid and did not deduct on the federal return (Schedule ADJ, line 8). */
  schoolSupplies: amount,
  /** Premiums for long-term care insurance (Schedule ADJ, line 8, code 106). */
  longTermCare: amount,
  /** Livable home credit (Schedule CR). */
  livableHome: amount,
});

/** The interview's questions about them. */
export const asksVA: readonly AskedFact[] = [
  askedFor(
    'money',
    'Married filing separately',
    {
      fact: 'spouseAdjustedIncome',
      text: 'What was your spouse’s federal adjusted gross income?',
      help: 'Use line 11 of Form 1040 minus taxable Social Security. For example, 28,500.00.',
    },
    { only: 'apart', why: 'The age deduction counts income from both of you.' },
  ),
  askedFor('money', 'Bought school supplies as a K–12 educator', {
    fact: 'schoolSupplies',
    text: 'How much did you pay for school supplies as an educator?',
    help: 'Teachers, counselors, principals, aides, and special needs staff who worked at least 900 hours in Virginia schools qualify. Leave out amounts deducted on your federal return. For example, 180.00.',
  }),
];
