import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only California asks. */
export const CA = stateSchema({
  registeredDomesticPartner: flag,
  /** Months in which you paid rent for your main home in California; null: as `homes` says (Form 540, line 46). */
  renterMonths: z.int().min(0).max(12).nullable().default(null),
  studentLoanForgiven: amount,
  jointCustodyHeadOfHousehold: flag,
  dependentParent: flag,
  /** Filers who were in foster care at 13 or older (FTB 3514, Part IX). */
  fosterYouth: flag,
  disasterLoss: amount,
  nolCarryover: amount,
  /** Gain or income that differs from the federal amount on Schedule CA; null: not stated. */
  otherDifference: statedAmount,
});
