import { dollars, isSome } from '../../facts/cents';
import { type Rental } from '../../facts/rental';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { listPassiveActivities } from '../form-8582/activities';
import { lossTotals, unallowedLoss } from '../form-8582/allowed-losses';
import { homesAndRentals, isFreed, listSaleResults, overallLossOfRental } from '../form-8582/sold-rentals';
import { sharedGain } from '../form-8582/shared-gains';
import { tradedIncome } from '../schedule-e/shares';
import { isLand, isLeftOut, isNonpassiveRental, isRoyalty, isSelfRental } from '../schedule-e/rental-kinds';
import { hasDispositions } from './dispositions';
import { saleResultOf } from './of-activities';

const isPassive = (facts: ReturnInput, rental: Rental): boolean =>
  !isRoyalty(rental) && !isLeftOut(rental) && !isNonpassiveRental(facts, rental);

/** Rentals that sold something, with what they lost overall. */
const listSelling = (reader: TaxReader) =>
  hasDispositions(reader.facts)
    ? reader.facts.rentals.flatMap((rental, position) => {
        const results = listSaleResults(reader, position);
        return results.length === 0
          ? []
          : [{ rental, position, results, overallLoss: overallLossOfRental(reader, rental, position) }];
      })
    : [];

const hasPassiveLosses = (reader: TaxReader): boolean => {
  const { activeLoss, otherLoss, priorActive, priorOther } = lossTotals(reader);
  return activeLoss + otherLoss + priorActive + priorOther > 0;
};

refuse(
  'rentals.soldEntirely',
  'You sold property from a rental that has losses. Tell us whether you sold your entire interest to an unrelated person in a fully taxable sale. If so, its losses are fully deductible (Form 8582).',
  (reader) =>
    listSelling(reader).some(
      ({ rental, overallLoss }) =>
        rental.soldEntirely === null &&
        overallLoss > 0 &&
        (isPassive(reader.facts, rental) || isSome(rental.priorUnallowedLoss)),
    ),
);
refuse(
  'rentals',
  'You sold part of a rental at a loss, and its losses are limited this year. Dividing the limit between Schedule E and Form 4797 isn’t supported (Form 8582, Part IX).',
  (reader) => {
    const sellingAtLoss = listSelling(reader).filter(
      ({ rental, position, results }) =>
        isPassive(reader.facts, rental) &&
        rental.soldEntirely !== null &&
        !isFreed(reader, rental, position) &&
        results.some((result) => result < 0),
    );
    if (sellingAtLoss.length === 0) return false;
    const activities = listPassiveActivities(reader);
    return sellingAtLoss.some(({ position }) =>
      activities.some(
        (activity, copy) =>
          activity.kind === 'rental' && activity.position === position && reader.at(unallowedLoss, copy) > 0,
      ),
    );
  },
);
refuse(
  'k1s.section1231Gain',
  'A section 1231 loss on a Schedule K-1 is limited this year along with its other losses. Dividing the limit between Schedule E and Form 4797 isn’t supported (Form 8582, Part IX).',
  (reader) =>
    reader.facts.k1s.some((k1) => dollars(k1.section1231Gain) < 0) &&
    (listPassiveActivities(reader).some(
      (activity, copy) => sharedGain(reader.facts, activity) < 0 && reader.at(unallowedLoss, copy) > 0,
    ) ||
      reader.facts.k1s.some(
        (k1, position) =>
          k1.publiclyTraded &&
          !k1.soldEntirely &&
          dollars(k1.section1231Gain) < 0 &&
          tradedIncome(reader, k1, position) < dollars(k1.priorUnallowedLoss, k1.priorUnallowedRentalLoss),
      )),
);
refuse(
  'k1s.section1231Gain',
  'Net section 1231 gain appears only on a Schedule K-1 from a partnership (box 10) or S corporation (box 9).',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.section1231Gain) && k1.entity === 'estate'),
);
refuse(
  'rentals',
  'You sold rented land, or property rented to your own business, in a year with passive losses. Part of that gain isn’t passive income. This isn’t supported (Form 8582).',
  (reader) =>
    listSelling(reader).some(
      ({ rental }) => isPassive(reader.facts, rental) && (isLand(rental) || isSelfRental(rental)),
    ) && hasPassiveLosses(reader),
);
refuse(
  'rentals.assets',
  'You sold a home that was rented out, in a year with rental losses. In the rental’s property list, mark the home as sold and as entered with your home sale.',
  (reader) => {
    const { homes, rentals } = homesAndRentals(reader.facts);
    return (
      homes > 0 &&
      rentals.length === 0 &&
      reader.facts.businesses.every(({ homeOffice }) => homeOffice === null) &&
      reader.facts.rentals.some((rental) => isPassive(reader.facts, rental)) &&
      hasPassiveLosses(reader)
    );
  },
);
refuse(
  'rentals',
  'You sold more than one home that was rented out, in a year with rental losses. This isn’t supported (Form 8582).',
  (reader) => {
    const { homes, rentals } = homesAndRentals(reader.facts);
    return homes > 0 && rentals.length > 0 && homes + rentals.length > 2 && hasPassiveLosses(reader);
  },
);
refuse(
  'businesses.materialParticipation',
  'A business or farm you don’t materially participate in sold property at a loss. Form 8582 limits that loss. This isn’t supported.',
  (reader) =>
    hasDispositions(reader.facts) &&
    (reader.facts.businesses.some(
      ({ materialParticipation }, i) => !materialParticipation && saleResultOf(reader, 'business', i) < 0,
    ) ||
      reader.facts.farms.some(
        ({ materialParticipation }, i) => !materialParticipation && saleResultOf(reader, 'farm', i) < 0,
      )),
  { alsoWithoutItems: true },
);
