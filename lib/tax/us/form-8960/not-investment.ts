import { dollars } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { k1Section179Deduction } from '../form-4562/section-179';
import { sum } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { deductibleLoss, propertyResult } from '../schedule-e/properties';
import { isHome, isLeftOut, isNonpassiveRental, isRoyalty, isSelfRental } from '../schedule-e/rental-kinds';
import { nonpassiveOf, partnerExpenses } from '../schedule-e/shares';

/**
 * Income of a Schedule K-1 from a business in which the filer takes part. Guaranteed payments for services are pay; those
 * for capital, and portfolio income of an estate, are investment income (Reg. 1.1411-4(g)).
 */
export function outsideInvestment(reader: TaxReader, k1: K1, position: number): number {
  const { nonpassiveIncome, nonpassiveLoss } = nonpassiveOf(reader, k1, position);
  return (
    nonpassiveIncome -
    nonpassiveLoss -
    dollars(k1.guaranteedPaymentsCapital) -
    dollars(k1.otherPortfolioIncome) -
    partnerExpenses(k1) -
    reader.at(k1Section179Deduction, position)
  );
}

/**
 * Rentals that are no investment: of a real estate professional, short stays that the filer runs, and property rented to
 * a business of the filer (Reg. 1.1411-4(g)(6) and (7)).
 */
export const professionalRentals = ({ facts, at }: TaxReader): number =>
  sum(
    facts.rentals.map((rental, i) => {
      if (isRoyalty(rental) || isLeftOut(rental) || isHome(rental)) return 0;
      const isOutside = isNonpassiveRental(facts, rental) || isSelfRental(rental);
      return isOutside ? Math.max(0, at(propertyResult, i)) + at(deductibleLoss, i) : 0;
    }),
  );
