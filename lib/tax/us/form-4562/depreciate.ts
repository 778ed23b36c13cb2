import { notBelowZero, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { exactDollars } from '../../facts/cents';
import { type DepreciationLaw } from '../law/business';

const percent = 100;
const lastMonthsFrom = 10;
const monthsInQuarter = 3;
const firstHalf = 6;

/** The year in which the property was placed in service. */
export const yearOf = (asset: Asset): number => Number(asset.placedInService.slice(0, 4));
const monthOf = (asset: Asset): number => Number(asset.placedInService.slice(5, 7));

/** Buildings: straight line from the middle of the month, no bonus. */
export const isBuilding = (asset: Asset): boolean => asset.class === '27.5' || asset.class === '39';

/** Dollars and cents that are left after the section 179 deduction. */
export const basisAfterSection179 = (asset: Asset): number =>
  notBelowZero(exactDollars(asset.cost) - exactDollars(asset.section179));

/** Special depreciation allowance of the year in which the property was placed in service; dollars, not rounded. */
export function bonusOf(asset: Asset, law: DepreciationLaw): number {
  if (!asset.bonus || isBuilding(asset)) return 0;
  const rate = law.bonusRates.findLast(({ from }) => from <= asset.placedInService)?.rate ?? 0;
  return basisAfterSection179(asset) * rate;
}

/** Cost less section 179 and the special allowance (Form 4562, line 19, column (c)); dollars and cents. */
export const depreciableBasis = (asset: Asset, law: DepreciationLaw): number =>
  basisAfterSection179(asset) - bonusOf(asset, law);

/**
 * Whether quarters count for property of a year: more than 40% of it came in the last three months. Buildings
 * and what section 179 took don't count; bonus does (IRC 168(d)(3); Publication 946, "Which Convention Applies?").
 */
export function usesMidQuarter(assets: readonly Asset[], year: number, law: DepreciationLaw): boolean {
  const ofYear = assets.filter((asset) => !isBuilding(asset) && yearOf(asset) === year);
  const late = ofYear.filter((asset) => monthOf(asset) >= lastMonthsFrom);
  return sum(late.map(basisAfterSection179)) > sum(ofYear.map(basisAfterSection179)) * law.midQuarterShare;
}

/** Publication 946, Table A-6. `years`: full years since the first one. */
function residentialPercent(month: number, years: number, law: DepreciationLaw): number {
  if (years === 0) return law.residentialFirstYear[month - 1] ?? 0;
  if (years < 9) return law.residentialEarly;
  if (years === 27) return law.residentialYear28[month - 1] ?? 0;
  if (years === 28) return law.residentialYear29[month - 1] ?? 0;
  if (years > 28) return 0;
  const isEvenYear = years % 2 === 1;
  return isEvenYear === month <= firstHalf ? law.residentialHigh : law.residentialLow;
}

/** Publication 946, Table A-7a. */
function commercialPercent(month: number, years: number, law: DepreciationLaw): number {
  if (years === 0) return law.commercialFirstYear[month - 1] ?? 0;
  if (years < 39) return law.commercialFullYear;
  return years === 39 ? (law.commercialLastYear[month - 1] ?? 0) : 0;
}

/**
 * Depreciation of one asset for a year in dollars, not rounded, without section 179 and bonus.
 * @param all every asset of the return, to know whether quarters count in its first year
 */
export function depreciationOf(
  asset: Asset,
  all: readonly Asset[],
  year: number,
  law: DepreciationLaw,
): number {
  const years = year - yearOf(asset);
  if (years < 0) return 0;
  const month = monthOf(asset);
  const basis = depreciableBasis(asset, law);
  if (asset.class === '27.5') return (basis * residentialPercent(month, years, law)) / percent;
  if (asset.class === '39') return (basis * commercialPercent(month, years, law)) / percent;
  const quarter = usesMidQuarter(all, yearOf(asset), law) ? Math.floor((month - 1) / monthsInQuarter) : null;
  const tables = quarter === null ? law.halfYear : law.midQuarter[quarter];
  return (basis * (tables?.[asset.class][years] ?? 0)) / percent;
}
