import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Wisconsin asks. */
export const WI = stateSchema({
  /** Nontaxable income of the household that no paper of the return shows (Schedule H, lines 9 to 11). */
  homestead: z.strictObject({ householdIncome: amount, livestock: amount }).prefault({}),
  renterHeat: flag,
  veteransProperty: amount,
  adoptionExpenses: amount,
  medicalInsurance: amount,
  privateSchoolTuition: z.strictObject({ k8: amount, highSchool: amount }).prefault({}),
  edvest: amount,
  farmLoss: amount,
});
