import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Kansas asks. */
export const KS = stateSchema({
  /** Contributions to KPERS and other Kansas public plans that federal wages leave out (Schedule S, line A2). */
  kpers: amount,
  /** Totally and permanently disabled or blind all year, one of the filers (Form K-40, food sales tax credit, line C). */
  disabled: flag,
  /** Disabled veterans who file the return (Form K-40, exemptions). */
  disabledVeterans: z.int('Use 0 to 2').min(0, 'Use 0 to 2').max(2, 'Use 0 to 2').default(0),
  /** Months in the homestead (Form K-40H). */
  homesteadMonths: z.int('Use 0 to 12').min(0, 'Use 0 to 12').max(12, 'Use 0 to 12').default(0),
  /** Classroom supplies that a teacher paid for. */
  schoolTeacherSupplies: amount,
});
