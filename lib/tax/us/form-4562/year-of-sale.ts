import { sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { exactDollars } from '../../facts/cents';
import { type DepreciationLaw } from '../law/business';
import {
  basisAfterSection179,
  bonusOf,
  depreciationOf,
  isBuilding,
  isOldCommercial,
  isSoftware,
  quarterOf,
  straightLineYears,
  yearOf,
} from './depreciate';

const monthsOfYear = 12;
const halfYear = 6;
const halfMonth = 0.5;
const halfQuarter = 1.5;
const monthsInQuarter = 3;

const monthOf = (day: string): number => Number(day.slice(5, 7));
const quarterOfSale = (day: string): number => Math.floor((monthOf(day) - 1) / monthsInQuarter);

/** Months of the recovery period. */
const periodOf = (asset: Asset, law: DepreciationLaw): number => {
  if (asset.class === 'software') return law.softwareMonths;
  if (isOldCommercial(asset, law)) return law.oldCommercialYears * monthsOfYear;
  const years =
    asset.class === 'qip' || asset.class === 'orchard' ? straightLineYears[asset.class] : Number(asset.class);
  return years * monthsOfYear;
};

/** Months of the first year, and of the year of the sale up to it, as the convention counts them. */
function conventionOf(asset: Asset, sold: string, all: readonly Asset[], law: DepreciationLaw) {
  const month = monthOf(asset.placedInService);
  // Whole months from the one of service on, up to the one before the sale.
  if (isSoftware(asset)) return { first: monthsOfYear + 1 - month, untilSale: monthOf(sold) - 1 };
  if (isBuilding(asset))
    return { first: monthsOfYear + halfMonth - month, untilSale: monthOf(sold) - halfMonth };
  const quarter = quarterOf(asset, all, law);
  if (quarter === null) return { first: halfYear, untilSale: halfYear };
  return {
    first: monthsOfYear - quarter * monthsInQuarter - halfQuarter,
    untilSale: quarterOfSale(sold) * monthsInQuarter + halfQuarter,
  };
}

/** Months before the year of the sale, of that year by the table, and of it that count. */
function monthsOf(asset: Asset, sold: string, all: readonly Asset[], law: DepreciationLaw) {
  const period = periodOf(asset, law);
  const { first, untilSale } = conventionOf(asset, sold, all, law);
  const before = first + monthsOfYear * (Number(sold.slice(0, 4)) - yearOf(asset) - 1);
  const ofTable = Math.max(0, Math.min(monthsOfYear, period - before));
  return { before, period, ofTable, counted: Math.min(untilSale, ofTable) };
}

/**
 * Part of the table's depreciation that counts in the year of a sale: half a year, to the middle of the quarter, or to
 * the middle of the month (Publication 946, "Sale or Other Disposition Before the Recovery Period Ends").
 */
function shareOfYear(asset: Asset, all: readonly Asset[], law: DepreciationLaw): number {
  if (asset.sold === null) return 1;
  const { ofTable, counted } = monthsOf(asset, asset.sold.date, all, law);
  return ofTable === 0 ? 1 : counted / ofTable;
}

/** Depreciation of one asset for the year of the return, in dollars, not rounded. */
export const depreciationWithSale = (
  asset: Asset,
  all: readonly Asset[],
  year: number,
  law: DepreciationLaw,
  isOfFarm = false,
): number => depreciationOf(asset, all, year, law, isOfFarm) * shareOfYear(asset, all, law);

/** Depreciation allowed or allowable up to the sale, with section 179 and bonus; dollars, not rounded. */
export function depreciationToSale(
  asset: Asset,
  all: readonly Asset[],
  year: number,
  law: DepreciationLaw,
  isOfFarm = false,
): number {
  const own = depreciationWithSale(asset, all, year, law, isOfFarm);
  const stated = asset.sold?.priorDepreciation ?? null;
  if (stated !== null) return exactDollars(stated) + own;
  const years = Array.from({ length: Math.max(0, year - yearOf(asset)) }, (_, i) => yearOf(asset) + i);
  return (
    own +
    sum(years.map((earlier) => depreciationOf(asset, all, earlier, law, isOfFarm))) +
    bonusOf(asset, law) +
    exactDollars(asset.section179)
  );
}

/** What straight line would have given up to the sale (Form 4797, line 26a: additional depreciation is above it). */
export function straightLineToSale(asset: Asset, all: readonly Asset[], law: DepreciationLaw): number {
  if (asset.sold === null) return 0;
  const { before, period, counted } = monthsOf(asset, asset.sold.date, all, law);
  return (basisAfterSection179(asset) * Math.min(period, before + counted)) / period;
}
