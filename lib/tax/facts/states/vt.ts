import { type AskedFact, askedFor } from './asked-fact';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Vermont asks. */
export const VT = stateSchema({
  /** Civil Service Retirement System income, or of another system without Social Security (IN-112, line 12). */
  csrsPension: amount,
});

/** The interview's questions about them. */
export const asksVT: readonly AskedFact[] = [
  askedFor('money', 'A federal pension under CSRS', {
    fact: 'csrsPension',
    text: 'How much of your pension is under CSRS?',
    help: 'Look for CSRS on your Form 1099-R. Enter the taxable part. For example, 16,000.00.',
  }),
];
