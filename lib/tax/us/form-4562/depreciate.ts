import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { exactDollars } from '../../facts/cents';
import { type DepreciationLaw, type PersonalPropertyClass } from '../law/business';

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
  return basisAfterSection179(asset) * bonusRate(asset, law);
}

/** By the day of service, and by the day of acquisition (IRC 168(k)(6) and (8)). */
export function bonusRate(asset: Pick<Asset, 'acquired' | 'placedInService'>, law: DepreciationLaw): number {
  const { acquired, placedInService } = asset;
  const { laterBonus } = law;
  if (laterBonus !== null && (acquired ?? placedInService) >= laterBonus.acquiredFrom) return laterBonus.rate;
  const isEarlier = (acquired ?? placedInService) < law.bonusAcquiredFrom;
  const rates = isEarlier ? law.bonusRatesEarlier : law.bonusRates;
  return rates.findLast(({ from }) => from <= placedInService)?.rate ?? 0;
}

/** Off-the-shelf software is amortized and stands outside the system of the other property. */
export const isSoftware = (asset: Asset): boolean => asset.class === 'software';

/** Cost less section 179 and the special allowance (Form 4562, line 19, column (c)); dollars and cents. */
export const depreciableBasis = (asset: Asset, law: DepreciationLaw): number =>
  basisAfterSection179(asset) - bonusOf(asset, law);

/**
 * Whether quarters count for property of a year: more than 40% of it came in the last three months. Buildings
 * and what section 179 took don't count; bonus does (IRC 168(d)(3); Publication 946, "Which Convention Applies?").
 */
export function usesMidQuarter(assets: readonly Asset[], year: number, law: DepreciationLaw): boolean {
  const ofYear = assets.filter((asset) => !isBuilding(asset) && !isSoftware(asset) && yearOf(asset) === year);
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

/** Commercial buildings of earlier days go over 31.5 years (IRC 168(c) before P.L. 103-66; Publication 946, Table A-7). */
export const isOldCommercial = (asset: Asset, law: DepreciationLaw): boolean =>
  asset.class === '39' && asset.placedInService < law.thirtyNineYearsFrom;

/** Straight line from the middle of the first month on; the table has three places where a year isn't whole. */
function oldCommercialPercent(month: number, years: number, law: DepreciationLaw): number {
  const first = (12.5 - month) / 12;
  const left = law.oldCommercialYears - first - Math.max(0, years - 1);
  const part = years === 0 ? first : Math.max(0, Math.min(1, left));
  const rate = (percent * part) / law.oldCommercialYears;
  return part === 1 ? rate : roundToPlaces(rate, 3);
}

/** Publication 946, Table A-7a. */
export function commercialPercent(month: number, years: number, law: DepreciationLaw): number {
  if (years === 0) return law.commercialFirstYear[month - 1] ?? 0;
  if (years < 39) return law.commercialFullYear;
  return years === 39 ? (law.commercialLastYear[month - 1] ?? 0) : 0;
}

/** Years of straight line from the first day on: qualified improvements, trees and vines, cars used half or less. */
export const straightLineYears = { qip: 15, orchard: 10, listed: 5 } as const;

/**
 * Percent of straight line with two decimals, as in Publication 946, Tables. `first`: the part of the first
 * year that counts.
 */
export function straightLinePercent(life: number, first: number, years: number): number {
  if (years === 0) return roundToPlaces((percent * first) / life, 2);
  if (years < life) return roundToPlaces(percent / life, 2);
  return years === life ? roundToPlaces((percent * (1 - first)) / life, 2) : 0;
}

/** The quarter of the first year where quarters count; null: the half-year convention. */
export function quarterOf(
  asset: Pick<Asset, 'placedInService'>,
  all: readonly Asset[],
  law: DepreciationLaw,
): number | null {
  const year = Number(asset.placedInService.slice(0, 4));
  const month = Number(asset.placedInService.slice(5, 7));
  return usesMidQuarter(all, year, law) ? Math.floor((month - 1) / monthsInQuarter) : null;
}

/** Half of the first year counts, or its quarters from the middle of one on. */
export const partOfFirstYear = (quarter: number | null): number =>
  quarter === null ? 1 / 2 : (7 - 2 * quarter) / 8;

const farmClasses: readonly Asset['class'][] = ['3', '5', '7', '10'];

/** Property of a farm went at 150% declining balance (IRC 168(b)(2)(B) before P.L. 115-97). */
const isSlowFarmProperty = (asset: Asset, law: DepreciationLaw): boolean =>
  farmClasses.includes(asset.class) && asset.placedInService < law.improvementsFrom;

/**
 * 150% declining balance with the change to straight line where that gives more, in two places as in Publication 946,
 * Tables A-14 to A-18 (Rev. Proc. 87-57, section 6).
 */
function slowFarmPercent(life: number, first: number, years: number): number {
  let left = percent;
  let amount = 0;
  for (let year = 0; year <= years; year++) {
    const part = year === 0 ? first : 1;
    const rest = year === 0 ? life : life - first - (year - 1);
    const best = Math.max((left * 1.5 * part) / life, (left * part) / rest);
    amount = rest <= 0 ? 0 : rest <= 1 ? left : roundToPlaces(best, 2);
    left = roundToPlaces(left - amount, 2);
  }
  return amount;
}

/** Months of a year that fall into the 36 of software, from the month of service on. */
function softwarePercent(month: number, years: number, law: DepreciationLaw): number {
  const before = years === 0 ? 0 : 12 * years - (month - 1);
  const until = 12 * (years + 1) - (month - 1);
  const months = Math.min(until, law.softwareMonths) - Math.min(before, law.softwareMonths);
  return (percent * months) / law.softwareMonths;
}

/**
 * Depreciation of one asset for a year in dollars, not rounded, without section 179 and bonus.
 * @param all every asset of the return, to know whether quarters count in its first year
 * @param isOfFarm property of a farm, which went at a slower pace before 2018
 */
export function depreciationOf(
  asset: Asset,
  all: readonly Asset[],
  year: number,
  law: DepreciationLaw,
  isOfFarm = false,
): number {
  const years = year - yearOf(asset);
  if (years < 0) return 0;
  const month = monthOf(asset);
  const basis = depreciableBasis(asset, law);
  const ofBasis = (rate: number) => (basis * rate) / percent;
  switch (asset.class) {
    case '27.5':
      return ofBasis(residentialPercent(month, years, law));
    case '39':
      return ofBasis(
        isOldCommercial(asset, law)
          ? oldCommercialPercent(month, years, law)
          : commercialPercent(month, years, law),
      );
    case 'software':
      return ofBasis(softwarePercent(month, years, law));
    case 'qip':
    case 'orchard': {
      const first = partOfFirstYear(quarterOf(asset, all, law));
      return ofBasis(straightLinePercent(straightLineYears[asset.class], first, years));
    }
    default: {
      const quarter = quarterOf(asset, all, law);
      if (isOfFarm && isSlowFarmProperty(asset, law))
        return ofBasis(slowFarmPercent(Number(asset.class), partOfFirstYear(quarter), years));
      return ofBasis(acceleratedPercent(asset.class, quarter, years, law));
    }
  }
}

/** Publication 946, Tables. */
export function acceleratedPercent(
  period: PersonalPropertyClass,
  quarter: number | null,
  years: number,
  law: DepreciationLaw,
): number {
  const tables = quarter === null ? law.halfYear : law.midQuarter[quarter];
  return tables?.[period][years] ?? 0;
}
