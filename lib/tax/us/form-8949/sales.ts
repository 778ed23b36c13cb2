import { centsOf } from '../../facts/cents';
import { type Sale } from '../../facts/sales';
import { covers, refuse } from '../coverage';
import { type TaxReader } from '../form';
import { isHeldOverAYear } from '../holding-period';
import { hasSales, listSales } from './listed-sales';

covers('sales');

/** G to L, for digital assets, came in 2025. */
export type Box = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';

/**
 * Short or long term (Instructions for Form 8949, "Short Term or Long Term"): what is stated goes first; inherited
 * property is long term; otherwise long term means held for more than one year, counted from the day after the
 * day of buying. Null when nothing tells.
 */
export function termOf(sale: Sale): 'short' | 'long' | null {
  if (sale.term) return sale.term;
  if (sale.acquired === 'inherited') return 'long';
  if (sale.acquired === null || sale.acquired === 'various') return null;
  return isHeldOverAYear(sale.acquired, sale.sold) ? 'long' : 'short';
}

/** A gain or loss on collectibles needs code C in column (f), and so Form 8949. */
export const isCollectible = (sale: Sale): boolean => sale.collectible || /C/i.test(sale.adjustmentCode);

/** Sales on a Form 1099-B that shows the basis, without any adjustment, go straight to Schedule D. */
const goesStraightToScheduleD = (sale: Sale): boolean =>
  sale.on1099b &&
  !sale.on1099da &&
  !sale.digitalAsset &&
  sale.basisReported &&
  sale.adjustmentCode === '' &&
  centsOf(sale.adjustment) === 0 &&
  !sale.collectible;

/** The box of Form 8949 under which a sale is listed; null when it is not listed there. */
export function boxOf(sale: Sale): Box | null {
  if (goesStraightToScheduleD(sale)) return null;
  const long = termOf(sale) === 'long';
  if (sale.on1099da) return sale.basisReported ? (long ? 'J' : 'G') : long ? 'K' : 'H';
  if (sale.digitalAsset) return long ? 'L' : 'I';
  if (!sale.on1099b) return long ? 'F' : 'C';
  if (!sale.basisReported) return long ? 'E' : 'B';
  return long ? 'D' : 'A';
}

/** Sales that stand on one line of Schedule D. */
export interface SaleGroup {
  /** Null for lines 1a and 8a, which need no Form 8949. */
  readonly box: Box | null;
  readonly sales: readonly Sale[];
}

const digitalBoxes: readonly Box[] = ['G', 'H', 'I', 'J', 'K', 'L'];

export const hasDigitalAssets = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  facts.sales.some(({ on1099da, digitalAsset }) => on1099da || digitalAsset);

const noGroups: readonly SaleGroup[] = [];
const boxes: readonly (Box | null)[] = [null, 'A', 'B', 'C', null, 'D', 'E', 'F'];
const firstLongTerm = 4;

/** The sales of a return, sorted by the lines of Schedule D; no groups without sales. */
export function groupSales(reader: TaxReader): readonly SaleGroup[] {
  if (!hasSales(reader.facts)) return noGroups;
  const all = hasDigitalAssets(reader) ? [...boxes, ...digitalBoxes] : boxes;
  const lists = all.map((): Sale[] => []);
  for (const sale of listSales(reader)) {
    const box = boxOf(sale);
    const position = box ? all.indexOf(box) : termOf(sale) === 'long' ? firstLongTerm : 0;
    lists[position]?.push(sale);
  }
  return all.map((box, i) => ({ box, sales: lists[i] ?? [] }));
}

/** Codes of column (f) that change the gain and nothing else. S, X, Y and Z bring other forms with them; Q is put in here. */
const plainCodes = /^[BCDEHLMNORTW]*$/i;

refuse(
  'sales.adjustmentCode',
  'A sale has a code in column (f) of Form 8949 that isn’t supported: P, S, X, Y, Z, or an invalid code. These codes require other forms or exclusions.',
  ({ facts }) => facts.sales.some((sale) => !plainCodes.test(sale.adjustmentCode.replaceAll(/Q/gi, ''))),
);
refuse(
  'sales.adjustmentCode',
  'For code Q, enter the sale as qualified small business stock, without the code and its amount. We calculate the exclusion.',
  ({ facts }) => facts.sales.some((sale) => /Q/i.test(sale.adjustmentCode)),
);
refuse(
  'sales.term',
  'Tell us whether a sale is short-term or long-term, or enter the date you acquired the property.',
  ({ facts }) => facts.sales.some((sale) => termOf(sale) === null),
);
refuse('sales.sold', 'A sale in another year doesn’t belong on this return.', ({ facts, law }) =>
  facts.sales.some(({ sold }) => sold < law.firstDay || sold > law.lastDay),
);
