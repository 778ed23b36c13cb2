import { notBelowZero, sum } from '../../engine/verbs';
import { dollars, dollarsOf, minus, plus } from '../../facts/cents';
import { type TaxReader } from '../form';
import { listDispositions, resultOf } from '../form-4797/dispositions';
import { totalExclusion } from '../form-2555/exclusion';
import { childrenGains } from '../form-8814/form-8814';
import { listSales } from '../form-8949/listed-sales';
import {
  iraTaxable,
  ordinaryDividends,
  pensionsTaxable,
  socialSecurityTaxable,
  taxableInterest,
  totalWages,
} from '../form-1040/income';
import { alimonyReceived, stateRefunds, totalOtherIncome, unemployment } from '../schedule-1/income';
import { grossIncome as grossOfBusiness } from '../schedule-c/income';

/**
 * Income of all kinds before deductions: receipts less cost of goods sold, rents before expenses, gains without
 * losses, and with what Form 2555 excludes (Instructions for Form 1116, lines 3d and 3e, "Gross income").
 */
export function grossIncomeOfAll(reader: TaxReader): number {
  const { facts, get, each } = reader;
  const gains = listSales(reader).map((sale) =>
    dollars(plus(minus(sale.proceeds, sale.basis), sale.adjustment)),
  );
  const shares = facts.k1s.flatMap((k1) =>
    [
      k1.ordinaryIncome,
      k1.rentalIncome,
      k1.otherRentalIncome,
      k1.guaranteedPaymentsServices,
      k1.guaranteedPaymentsCapital,
      k1.otherPortfolioIncome,
      k1.shortTermGain,
      k1.longTermGain,
      k1.section1231Gain,
      k1.royalties,
    ].map((amount) => dollars(amount)),
  );
  return (
    get(totalWages) +
    get(taxableInterest) +
    get(ordinaryDividends) +
    get(iraTaxable) +
    get(pensionsTaxable) +
    get(socialSecurityTaxable) +
    dollarsOf(facts.dividends, (form) => form.capitalGain) +
    childrenGains(reader) +
    sum(
      [...gains, ...shares, ...listDispositions(reader).map(resultOf), ...each(grossOfBusiness)].map(
        notBelowZero,
      ),
    ) +
    dollarsOf(facts.rentals, (rental) => plus(rental.rents, rental.royalties)) +
    get(stateRefunds) +
    get(alimonyReceived) +
    get(unemployment) +
    get(totalOtherIncome) +
    sum(each(totalExclusion))
  );
}
