import { largerOf, notBelowZero, smallerOf, sum } from '../../../engine/verbs';
import { dollars, exactDollars } from '../../../facts/cents';
import { type AnnualizedPeriod } from '../../../facts/annualized-income';
import { listFilers } from '../../filers';
import { type TaxReader } from '../../form';

/** Net investment income tax on annualized amounts (IRC 1411(a)(1) and 6654(d)(2)(B)). */
function investmentTax(
  { facts, law }: TaxReader,
  period: AnnualizedPeriod,
  factor: number,
  income: number,
): number {
  const { rate, threshold } = law.netInvestment;
  const over = notBelowZero(income - threshold[facts.filingStatus]);
  return smallerOf(exactDollars(period.investmentIncome) * factor, over) * rate;
}

/** Additional Medicare Tax on annualized wages and self-employment earnings (Form 8959, Parts I and II). */
function medicareTax({ facts, law }: TaxReader, period: AnnualizedPeriod, factor: number): number {
  const { rate, threshold } = law.additionalMedicare;
  const limit = threshold[facts.filingStatus];
  const wages = exactDollars(period.medicareWages) * factor;
  const profit = sum(listFilers({ facts }).map(({ owner }) => exactDollars(period[owner].netProfit)));
  const earnings = profit * law.selfEmployment.netEarningsRate * factor;
  const fromWages = notBelowZero(wages - limit);
  return (fromWages + notBelowZero(earnings - largerOf(0, limit - wages))) * rate;
}

/** Line 16 of a period before the end of the year. The other taxes are those of the period itself. */
export const otherTaxesOf = (
  reader: TaxReader,
  period: AnnualizedPeriod,
  factor: number,
  income: number,
): number =>
  investmentTax(reader, period, factor, income) +
  medicareTax(reader, period, factor) +
  dollars(period.otherTaxes);
