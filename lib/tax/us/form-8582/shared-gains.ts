import { dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { hasNonpassiveRentals } from '../schedule-e/rental-kinds';
import { type PassiveActivity } from './activities';

/** The section 1231 gain of a Schedule K-1 is that of its business, unless it shows rentals alone. */
export const isOfBusiness = ({ ordinaryIncome, rentalIncome, otherRentalIncome }: K1): boolean =>
  isSome(ordinaryIncome) || (!isSome(rentalIncome) && !isSome(otherRentalIncome));

/** The passive activity that it belongs to; null: none, or a traded partnership, which stands alone. */
export function mainActivityOf(facts: ReturnInput, k1: K1): PassiveActivity['kind'] | null {
  if (k1.publiclyTraded) return null;
  if (isOfBusiness(k1)) return k1.passive ? 'shareBusiness' : null;
  if (!isSome(k1.rentalIncome)) return 'shareOtherRental';
  return hasNonpassiveRentals(facts, k1) ? null : 'shareRental';
}

/**
 * What one passive share gained or lost beside its income on Schedule E: net section 1231 gain on Form 4797, and the sale
 * of the share itself.
 */
export function sharedGain(facts: ReturnInput, { kind, position }: PassiveActivity): number {
  const k1 = facts.k1s[position];
  if (!k1 || mainActivityOf(facts, k1) !== kind) return 0;
  return dollars(k1.section1231Gain) + (k1.soldEntirely ? dollars(k1.saleResult) : 0);
}
