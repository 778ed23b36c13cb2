import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollarsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Rental } from '../../facts/rental';
import { type TaxReader } from '../form';
import { capitalGain } from '../form-1040/income';
import { type Disposition, listDispositions, ordinaryResultOf, part1231Of } from '../form-4797/dispositions';
import { longTermGain, net1231 } from '../form-4797/form-4797';
import { changeOfIncome, isQualifiedBusiness, listDivided } from '../form-8958/allocation';
import { nonpassiveSupplemental, royaltyNet } from '../schedule-e/nonpassive';
import { deductibleLoss, propertyResult } from '../schedule-e/properties';
import { isHome, isLeftOut, isNonpassiveRental, isRoyalty } from '../schedule-e/rental-kinds';
import { estateTotal } from '../schedule-e/schedule-e';
import { nonpassiveOf } from '../schedule-e/shares';

/**
 * A rental is a trade or business where the filer says so for the qualified business income deduction, and for real estate
 * professionals and short stays; royalties are none.
 */
const isBusiness = (facts: ReturnInput, rental: Rental): boolean =>
  !isRoyalty(rental) && (rental.qbi !== false || (!isHome(rental) && isNonpassiveRental(facts, rental)));

/** Sold property of rentals that are no business, and of a home. */
const isOutside = (facts: ReturnInput, { activity }: Disposition): boolean => {
  if (activity === null) return true;
  const rental = activity.kind === 'rental' ? facts.rentals[activity.position] : undefined;
  return rental !== undefined && !isBusiness(facts, rental);
};

/** Gain on capital assets of the business: section 1231 gain, as far as there is a net capital gain (IRC 461(l)(3)(B)). */
export const gainOfBusiness = (reader: TaxReader): number => {
  const { facts, get } = reader;
  if (get(longTermGain) <= 0) return 0;
  const own = listDispositions(reader).filter((sale) => !isOutside(facts, sale));
  const shared = dollarsOf(facts.k1s, (k1) => k1.section1231Gain);
  const gain = smallerOf(sum(own.map(part1231Of)) + shared, get(longTermGain));
  return smallerOf(notBelowZero(gain), notBelowZero(get(capitalGain)));
};

/** What stands on Schedule 1, lines 4 and 5, and comes from no trade or business; gains and losses one by one. */
export function listOutsideParts(reader: TaxReader): number[] {
  const { facts, get, at } = reader;
  const isLoss = get(net1231) < 0;
  const sold = listDispositions(reader)
    .filter((sale) => isOutside(facts, sale))
    .map((sale) => ordinaryResultOf(sale) + (isLoss ? part1231Of(sale) : 0));
  const rented = facts.rentals.map((rental, i) =>
    isBusiness(facts, rental) || isRoyalty(rental) || isLeftOut(rental)
      ? 0
      : notBelowZero(at(propertyResult, i)) + at(deductibleLoss, i),
  );
  const divided = dollarsOf(
    listDivided(facts).filter((item) => item.kind === 'rentsAndShares' && !isQualifiedBusiness(item)),
    changeOfIncome,
  );
  return [...sold, ...rented, royaltyNet(reader), get(estateTotal), divided];
}

/** Schedule E as far as Form 8582 does not limit it, and as far as it is business: for its own income limit. */
export const nonpassiveBusiness = (reader: TaxReader): number =>
  nonpassiveSupplemental(reader) -
  royaltyNet(reader) -
  sum(
    reader.facts.k1s.map((k1, i) => {
      if (k1.entity !== 'estate') return 0;
      const { nonpassiveIncome, nonpassiveLoss } = nonpassiveOf(reader, k1, i);
      return nonpassiveIncome - nonpassiveLoss;
    }),
  );
