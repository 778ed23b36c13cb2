import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Maryland asks. */
export const MD = stateSchema({
  /** Premiums for a first long-term care policy (Form 502CR, Part E). */
  longTermCarePremium: amount,
  /** Tuition of a teacher working toward certification (Form 502CR, Part C). */
  teacherTuition: amount,
  /** Certified credit for student loan debt (Form 502CR, Part CC, line 1). */
  studentLoanCredit: amount,
});
