import { dollars } from '../../facts/cents';
import { k1Section179Deduction } from '../form-4562/section-179';
import { notBelowZero, sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { isFreed } from '../form-8582/sold-rentals';
import { deductibleLoss, propertyResult } from './properties';
import { isLand, isLeftOut, isNonpassiveRental, isRoyalty, isSelfRental } from './rental-kinds';
import { nonpassiveOf, partnerExpenses, royaltiesOfK1s, royaltyDeductionsOfK1s, tradedShare } from './shares';

/** Royalties less their costs. */
export const royaltyNet = ({ facts, at }: TaxReader): number =>
  sum(facts.rentals.map((rental, i) => (isRoyalty(rental) ? at(propertyResult, i) : 0))) +
  dollars(royaltiesOfK1s(facts)) -
  dollars(royaltyDeductionsOfK1s(facts));

/**
 * Rentals that are no passive activity, those whose losses a sale freed, and income of land or self-rental beyond its own
 * earlier losses.
 */
const nonpassiveRentals = (reader: TaxReader): number => {
  const { facts, at } = reader;
  return sum(
    facts.rentals.map((rental, i) => {
      if (isRoyalty(rental) || isLeftOut(rental)) return 0;
      if (isNonpassiveRental(facts, rental) || isFreed(reader, rental, i))
        return notBelowZero(at(propertyResult, i)) + at(deductibleLoss, i);
      return isLand(rental) || isSelfRental(rental)
        ? notBelowZero(at(propertyResult, i) - dollars(rental.priorUnallowedLoss))
        : 0;
    }),
  );
};

/** Shares in businesses and rentals that Form 8582 does not limit; a traded partnership with its income. */
const nonpassiveShares = (reader: TaxReader): number =>
  sum(
    reader.facts.k1s.map((k1, i) => {
      const { nonpassiveIncome, nonpassiveLoss } = nonpassiveOf(reader, k1, i);
      const own =
        nonpassiveIncome - nonpassiveLoss - partnerExpenses(k1) - reader.at(k1Section179Deduction, i);
      if (!k1.publiclyTraded) return own;
      const { passiveIncome, passiveLoss } = tradedShare(reader, k1, i);
      return own + passiveIncome - passiveLoss;
    }),
  );

/** Income of Schedule E that Form 8582 does not limit (IRC 469(c) and (e)(1)). */
export const nonpassiveSupplemental = (reader: TaxReader): number =>
  royaltyNet(reader) + nonpassiveRentals(reader) + nonpassiveShares(reader);
