import { sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type Rental } from '../../facts/rental';
import { type ReturnInput } from '../../facts/return-input';
import { hasDispositions, listDispositions, resultOf } from '../form-4797/dispositions';
import { soldBy } from '../form-4797/of-activities';
import { type TaxReader } from '../form';
import { propertyResult } from '../schedule-e/properties';

/** Its property list says the sale is entered as a home sale, or all of it was sold and no other sale is entered. */
const isSoldAsHome = ({ assets, propertySales, soldEntirely }: Rental): boolean =>
  assets.some(({ sold }) => sold !== null && sold.homeSale) ||
  (soldEntirely === true && propertySales.length === 0 && assets.every(({ sold }) => sold === null));

/** Homes that were rented out when they were sold, and the rentals that they can be. */
export function homesAndRentals({ homeSales, rentals, installmentSales }: ReturnInput): {
  homes: number;
  rentals: number[];
} {
  const isSpread = (place: number) =>
    installmentSales.some(({ use, position }) => use === 'rental' && position === place);
  return {
    homes: homeSales.filter(({ rentedAtSale }) => rentedAtSale).length,
    rentals: rentals.flatMap((rental, position) =>
      isSoldAsHome(rental) && !isSpread(position) ? [position] : [],
    ),
  };
}

/** The one rental that was sold as the one home. */
function wasTheHome({ facts }: { facts: ReturnInput }, position: number): boolean {
  const { homes, rentals } = homesAndRentals(facts);
  return homes === 1 && rentals.length === 1 && rentals[0] === position;
}

/** Gains and losses of sales on Form 4797 that belong to one rental, without what section 121 excludes. */
export function listSaleResults(reader: TaxReader, position: number): number[] {
  if (!hasDispositions(reader.facts)) return [];
  const ofHome = wasTheHome(reader, position)
    ? listDispositions(reader).filter(({ activity }) => activity === null)
    : [];
  return [
    ...soldBy(reader, 'rental', position)
      .filter(({ exchange }) => exchange === undefined)
      .map(resultOf),
    ...ofHome.map((sale) => resultOf(sale) - sale.excluded),
  ];
}

/** Gain of its like-kind exchanges. It is income of the activity, but an exchange frees no losses (IRC 469(g)(1)(A)). */
export const exchangeGainOfRental = (reader: TaxReader, position: number): number =>
  hasDispositions(reader.facts)
    ? sum(
        soldBy(reader, 'rental', position)
          .filter(({ exchange }) => exchange !== undefined)
          .map(resultOf),
      )
    : 0;

export const saleResultOfRental = (reader: TaxReader, position: number): number =>
  sum(listSaleResults(reader, position)) + exchangeGainOfRental(reader, position);

/** Loss of the year, of its sale and of earlier years together; negative: a gain. */
export const overallLossOfRental = (reader: TaxReader, rental: Rental, position: number): number =>
  dollars(rental.priorUnallowedLoss) -
  reader.at(propertyResult, position) -
  saleResultOfRental(reader, position);

/** All of it was sold (Instructions for Form 8582, "Disposition of an Entire Interest"). */
export const isSoldEntirely = (reader: TaxReader, rental: Rental, position: number): boolean =>
  rental.soldEntirely === true && listSaleResults(reader, position).length > 0;

/** An overall loss of a rental that was sold entirely is limited no more, and stays off Form 8582. */
export const isFreed = (reader: TaxReader, rental: Rental, position: number): boolean =>
  isSoldEntirely(reader, rental, position) && overallLossOfRental(reader, rental, position) > 0;
