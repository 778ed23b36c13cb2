import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import {
  hasNonpassiveRentals,
  isLeftOut,
  isNonpassiveRental,
  isRoyalty,
  isShortStay,
} from '../schedule-e/rental-kinds';

/** One activity that Form 8582 looks at, with its position in the list it comes from. */
export interface PassiveActivity {
  readonly kind: 'rental' | 'shareBusiness' | 'shareRental' | 'shareOtherRental' | 'business' | 'farm';
  readonly position: number;
  readonly name: string;
  /** Rental real estate with active participation: Part IV. */
  readonly isActive: boolean;
}

const none: readonly PassiveActivity[] = [];

/** Rentals, shares, and businesses and farms without material participation: whatever can be passive. */
export function listPassiveActivities({ facts }: { facts: ReturnInput }): readonly PassiveActivity[] {
  const { rentals, k1s, businesses, farms } = facts;
  if (rentals.length + k1s.length + businesses.length + farms.length === 0) return none;
  return [
    ...rentals.flatMap((rental, position): PassiveActivity[] =>
      isRoyalty(rental) || isLeftOut(rental) || isNonpassiveRental(facts, rental)
        ? []
        : [
            {
              kind: 'rental',
              position,
              name: rental.address,
              isActive: rental.activeParticipation && !isShortStay(rental),
            },
          ],
    ),
    ...k1s.flatMap((k1, position): PassiveActivity[] => {
      if (k1.publiclyTraded) return [];
      const { name } = k1;
      const parts: PassiveActivity[] = [];
      if (k1.passive) parts.push({ kind: 'shareBusiness', position, name, isActive: false });
      if (!hasNonpassiveRentals(facts, k1))
        parts.push({
          kind: 'shareRental',
          position,
          name,
          isActive: k1.activeParticipation && k1.entity !== 'estate',
        });
      if (isSome(k1.otherRentalIncome))
        parts.push({ kind: 'shareOtherRental', position, name, isActive: false });
      return parts;
    }),
    ...businesses.flatMap(({ materialParticipation, name }, position): PassiveActivity[] =>
      materialParticipation ? [] : [{ kind: 'business', position, name, isActive: false }],
    ),
    ...farms.flatMap(({ materialParticipation, product }, position): PassiveActivity[] =>
      materialParticipation ? [] : [{ kind: 'farm', position, name: product, isActive: false }],
    ),
  ];
}
