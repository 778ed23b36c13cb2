import { amount } from '../amount';
import { flag, wholeCount } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only South Carolina asks. */
export const SC = stateSchema({
  /** Business income taxed apart at 3% (Form I-335). */
  activeTrade: flag,
  /** Tuition for the refundable credit (Form I-319). */
  tuitionCredit: amount,
  /** Expenses of classroom teachers (Form I-360). */
  classroomTeacher: amount,
  /** Days for the subsistence allowance of police officers and firefighters (SC1040, line s). */
  policeSubsistenceDays: wholeCount,
});
