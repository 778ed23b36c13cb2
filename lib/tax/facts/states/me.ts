import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Maine asks. */
export const ME = stateSchema({
  /** Student loan payments for the student loan repayment credit. */
  studentLoanPayments: amount,
  /** Care expenses of adult dependents (Worksheet for the adult dependent care credit). */
  adultDependentCare: amount,
});
