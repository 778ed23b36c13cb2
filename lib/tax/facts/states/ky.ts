import { amount, statedAmount } from '../amount';
import { count, share } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Kentucky asks. */
export const KY = stateSchema({
  /** Family size where it is not the filers and their children at home (Form 740, line 20). */
  familySize: count,
  /** Modified gross income of a spouse who lives in the household and files apart; null: not stated. */
  spouseModifiedGrossIncome: statedAmount,
  /** Members of the Kentucky National Guard among the filers (Schedule ITC, Section B). */
  nationalGuard: count,
  /** Share of a government pension that was earned before 1998 (Schedule P). */
  pensionPre1998: share,
  federalOrStatePension: amount,
});
