import { type Cents, dollars, isSome } from '../../facts/cents';
import { type Dividend } from '../../facts/dividends';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type Sale } from '../../facts/sales';
import { type TaxReader } from '../form';
import { isHeldForYears } from '../holding-period';
import { type SmallBusinessStockLaw } from '../law/property';

/** Gain of a fund, a partnership or an S corporation on stock that it held. */
interface PassedGain {
  readonly gain: Cents;
  readonly share: Dividend['section1202Share'];
}

/** Small business stock that was sold, or gain on it that was passed on: never both. */
export interface Lot {
  readonly company: string;
  readonly sale: Sale | null;
  readonly passed: PassedGain | null;
}

const ofFund = ({ section1202, section1202Share }: Dividend): PassedGain => ({
  gain: section1202,
  share: section1202Share,
});
const ofEntity = ({ section1202Gain, section1202Share }: K1): PassedGain => ({
  gain: section1202Gain,
  share: section1202Share,
});
const isExcludable = ({ gain, share }: PassedGain): boolean =>
  isSome(gain) && share !== null && share !== 'none';

const isSaleLot = ({ smallBusiness }: Sale): boolean => smallBusiness.qualified;
const isFundLot = (fund: Dividend): boolean => isExcludable(ofFund(fund));
const isEntityLot = (k1: K1): boolean => isExcludable(ofEntity(k1));

/** A quick look at the facts. */
export const hasPassedGain = ({ dividends, k1s }: ReturnInput): boolean =>
  dividends.some(isFundLot) || k1s.some(isEntityLot);
export const hasLots = (facts: ReturnInput): boolean => facts.sales.some(isSaleLot) || hasPassedGain(facts);

/** Sales in the order of the facts, then Forms 1099-DIV, then Schedules K-1. */
export const listLots = ({ sales, dividends, k1s }: ReturnInput): Lot[] => [
  ...sales.filter(isSaleLot).map((sale) => ({ company: sale.smallBusiness.company, sale, passed: null })),
  ...dividends
    .filter(isFundLot)
    .map((fund) => ({ company: fund.section1202Company, sale: null, passed: ofFund(fund) })),
  ...k1s
    .filter(isEntityLot)
    .map((k1) => ({ company: k1.section1202Company, sale: null, passed: ofEntity(k1) })),
];

/** Where an item stands among the lots; null: it is none. */
function placeOf<Item>(
  before: number,
  list: readonly Item[],
  position: number,
  isLot: (item: Item) => boolean,
): number | null {
  const item = list[position];
  if (item === undefined || !isLot(item)) return null;
  return before + list.slice(0, position).filter(isLot).length;
}
export const lotOfSale = ({ sales }: ReturnInput, position: number): number | null =>
  placeOf(0, sales, position, isSaleLot);
export const lotOfFund = ({ sales, dividends }: ReturnInput, position: number): number | null =>
  placeOf(sales.filter(isSaleLot).length, dividends, position, isFundLot);
export function lotOfEntity({ sales, dividends, k1s }: ReturnInput, position: number): number | null {
  const before = sales.filter(isSaleLot).length + dividends.filter(isFundLot).length;
  return placeOf(before, k1s, position, isEntityLot);
}

const nameOf = ({ company }: Lot): string => company.trim().toLowerCase();
/** One company's stock has one limit; stock of unnamed companies has its own each. */
export const isSameCompany = (one: Lot, other: Lot): boolean =>
  one === other || (nameOf(one) !== '' && nameOf(one) === nameOf(other));

/** The percentage goes by the day of issue; held for five years or less, or issued too early, nothing is excluded. */
export function excludedShareOf(
  { sold, smallBusiness: { issued } }: Sale,
  law: SmallBusinessStockLaw,
): number {
  if (issued === null || issued <= law.issuedAfter || !isHeldForYears(issued, sold, law.heldYears)) return 0;
  if (issued > law.allAfter) return 1;
  return issued > law.threeQuartersAfter ? law.threeQuartersRate : law.halfRate;
}

export function shareOf({ sale, passed }: Lot, law: SmallBusinessStockLaw): number {
  if (sale !== null) return excludedShareOf(sale, law);
  const shares = { none: 0, half: law.halfRate, threeQuarters: law.threeQuartersRate, all: 1 };
  return shares[passed?.share ?? 'none'];
}

export function gainOf({ sale, passed }: Lot): number {
  if (sale !== null) return dollars(sale.proceeds) - dollars(sale.basis) + dollars(sale.adjustment);
  return passed === null ? 0 : dollars(passed.gain);
}

/** What counts in a year for one company's stock (IRC 1202(b)(1)). */
export function limitOf(lots: readonly Lot[], { facts, law }: Pick<TaxReader, 'facts' | 'law'>): number {
  const { gainLimit, gainLimitApart, basisMultiple } = law.smallBusinessStock;
  let used = 0;
  let basis = 0;
  for (const { sale } of lots) {
    if (sale === null) continue;
    // Each sale of the company's stock tells the same earlier gain.
    used = Math.max(used, dollars(sale.smallBusiness.earlierGain));
    basis += dollars(sale.basis);
  }
  const inLifetime = facts.filingStatus === 'mfs' ? gainLimitApart : gainLimit;
  return Math.max(0, inLifetime - used, basis * basisMultiple);
}
