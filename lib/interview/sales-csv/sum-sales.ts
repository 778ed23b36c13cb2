import { type CsvSale } from './sale';

const toCents = (dollars: number) => Math.round(dollars * 100);

/** What a list comes to, to be held against the broker's own totals; dollars, exact to the cent. */
export function sumSales(sales: readonly CsvSale[]): {
  proceeds: number;
  basis: number;
  adjustment: number;
  gain: number;
} {
  const sum = (of: (sale: CsvSale) => number) => sales.reduce((total, sale) => total + toCents(of(sale)), 0);
  const proceeds = sum((sale) => sale.proceeds);
  const basis = sum((sale) => sale.basis);
  const adjustment = sum((sale) => sale.adjustment);
  return {
    proceeds: proceeds / 100,
    basis: basis / 100,
    adjustment: adjustment / 100,
    gain: (proceeds - basis + adjustment) / 100,
  };
}
