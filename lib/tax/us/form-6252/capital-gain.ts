import { type TaxReader } from '../form';
import { isHeldOverAYear } from '../holding-period';
import { hasInstallments, type Installment, isOfBusiness, listInstallments } from './items';
import { installmentGainOf } from './spread-property';
import { unrecaptured } from './part-2';

/** A capital asset, or a home that was no rental when it was sold: Schedule D. The rest is on Form 4797. */
function isCapital({ facts }: TaxReader, { home, source }: Installment): boolean {
  if (home !== null) return facts.homeSales[home]?.rentedAtSale !== true;
  const sale = facts.installmentSales[source];
  return sale !== undefined && !isOfBusiness(sale);
}

/** Schedule D, lines 4 and 11; null: no such sale. */
export function capitalInstallments(reader: TaxReader, term: 'short' | 'long'): number | null {
  if (!hasInstallments(reader)) return null;
  const fits = (item: Installment) =>
    isCapital(reader, item) && isHeldOverAYear(item.acquired, item.sold) === (term === 'long');
  return listInstallments(reader).some(fits) ? installmentGainOf(reader, fits) : null;
}

/** Unrecaptured section 1250 gain of capital assets (worksheet, line 12) or of what Form 4797 reports (line 4). */
export const unrecapturedInstallments = (reader: TaxReader, kind: 'capital' | 'business'): number =>
  hasInstallments(reader)
    ? listInstallments(reader).reduce(
        (total, item, copy) =>
          isCapital(reader, item) === (kind === 'capital') ? total + reader.at(unrecaptured, copy) : total,
        0,
      )
    : 0;
