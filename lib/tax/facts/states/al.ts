import { z } from 'zod';
import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Alabama asks. */
export const AL = stateSchema({
  /** Overtime pay that Alabama leaves untaxed in 2024, as the employer states it (Schedule W-2). */
  overtimeExempt: amount,
  /** Taxable payments of defined benefit plans by person, which Alabama leaves untaxed (Schedule RS, Part I). */
  definedBenefit: z.strictObject({ taxpayer: amount, spouse: amount }).prefault({}),
  /** Health insurance premiums of an employee of a small employer (Form 40, Part II). */
  healthInsuranceSmallEmployer: amount,
  /** Costs to retrofit or upgrade a home against wind or flood (Form 40, Part II). */
  retrofit: amount,
  /** Adoption expenses (Form 40, Part II). */
  adoptionExpenses: amount,
  /** Interest of irrevocable trusts. */
  irrevocableTrustInterest: amount,
});
