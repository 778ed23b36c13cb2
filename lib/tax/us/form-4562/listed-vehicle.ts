import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { asCents, centsOf, exactDollars, isSome } from '../../facts/cents';
import { type Vehicle } from '../../facts/vehicle';
import { type CarLimits, type DepreciationLaw } from '../law/business';
import {
  acceleratedPercent,
  bonusRate,
  partOfFirstYear,
  quarterOf,
  straightLinePercent,
  straightLineYears,
} from './depreciate';

const percent = 100;
export const yearOf = (date: string): number => Number(date.slice(0, 4));

export const totalMiles = ({ businessMiles, commutingMiles, otherMiles }: Vehicle): number =>
  businessMiles + commutingMiles + otherMiles;

/** Business miles over all miles; commuting is personal (Form 4562, lines 30 to 33). */
export function businessUse(vehicle: Vehicle): number {
  const all = totalMiles(vehicle);
  return all === 0 ? 0 : vehicle.businessMiles / all;
}

/** Actual costs when that method is named, or none is and such costs are stated. */
export const usesActualCosts = ({ method, actualExpenses, cost }: Vehicle): boolean =>
  method === null ? isSome(actualExpenses) || isSome(cost) : method === 'actual';

/** An owned vehicle with actual costs: listed property, depreciated on Form 4562, Part V. */
export const isListedVehicle = (vehicle: Vehicle | null | undefined): vehicle is ListedVehicle =>
  vehicle !== null &&
  vehicle !== undefined &&
  vehicle.placedInService !== null &&
  usesActualCosts(vehicle) &&
  isSome(vehicle.cost);

export type ListedVehicle = Vehicle & { placedInService: string };

/** More than half for business: the faster method, section 179 and bonus are open (IRC 280F(b)). */
export const isMostlyBusiness = (vehicle: Vehicle, law: DepreciationLaw): boolean =>
  businessUse(vehicle) > law.listedUseShare;

export const isStraightLine = (vehicle: Vehicle, law: DepreciationLaw): boolean =>
  vehicle.straightLine || !isMostlyBusiness(vehicle, law);

/** The business share of the cost, as the test of the last quarter counts it in the year of service. */
export const vehicleAsAsset = (vehicle: ListedVehicle): Asset => ({
  description: '',
  placedInService: vehicle.placedInService,
  acquired: vehicle.acquired,
  cost: asCents(Math.round(centsOf(vehicle.cost) * firstYearUse(vehicle))),
  class: '5',
  section179: vehicle.section179,
  bonus: vehicle.bonus,
  sold: null,
});

/** IRC 280F(a) in the year of use; nothing limits a heavier vehicle. */
export function yearLimit(
  vehicle: ListedVehicle,
  years: number,
  law: DepreciationLaw,
  isSlow = isStraightLine(vehicle, law),
): number {
  const limits = carLimits(vehicle, law);
  if (!limits) return Number.POSITIVE_INFINITY;
  if (years === 0) return hasBonus(vehicle, law, isSlow) ? limits.firstWithBonus : limits.first;
  return years === 1 ? limits.second : years === 2 ? limits.third : limits.later;
}

/** Trucks and vans had tables of their own until 2017. */
function carLimits(
  { kind, onTruckChassis, placedInService }: ListedVehicle,
  law: DepreciationLaw,
): CarLimits | undefined {
  if (kind !== 'car') return undefined;
  const isOn = ({ from }: CarLimits) => from <= placedInService;
  const earlier = onTruckChassis ? law.earlierTruckLimits : law.earlierCarLimits;
  return law.carLimits.findLast(isOn) ?? earlier.findLast(isOn);
}

const hasBonus = (vehicle: ListedVehicle, law: DepreciationLaw, isSlow: boolean): boolean =>
  vehicle.bonus && !isSlow && bonusRate(vehicle, law) > 0;

/** Business use of the year in which section 179 was taken. */
export const firstYearUse = (vehicle: Vehicle): number =>
  vehicle.earlierUse.first === null ? businessUse(vehicle) : vehicle.earlierUse.first / percent;

/** Parts of the depreciation of one year, as if all use were for business; dollars and cents. */
export interface VehicleYear {
  readonly section179: number;
  readonly bonus: number;
  readonly regular: number;
}
const nothing: VehicleYear = { section179: 0, bonus: 0, regular: 0 };
export const totalOf = ({ section179, bonus, regular }: VehicleYear) => section179 + bonus + regular;

/**
 * Depreciation of one year of a vehicle for all its use (IRC 280F(d)(2): years of less use count as full ones for what
 * is left), limited as section 280F says; the first year takes section 179, then bonus, then the rest.
 */
function fullUseYear(
  vehicle: ListedVehicle,
  years: number,
  all: readonly Asset[],
  law: DepreciationLaw,
  takenBefore: number,
  isSlow: boolean,
): VehicleYear {
  const cost = exactDollars(vehicle.cost);
  const limit = yearLimit(vehicle, years, law, isSlow);
  const use = firstYearUse(vehicle);
  const expensed = use === 0 || isSlow ? 0 : exactDollars(vehicle.section179) / use;
  const rate = hasBonus(vehicle, law, isSlow) ? bonusRate(vehicle, law) : 0;
  const bonus = (cost - expensed) * rate;
  const quarter = quarterOf(vehicle, all, law);
  const table = isSlow
    ? straightLinePercent(straightLineYears.listed, partOfFirstYear(quarter), years)
    : acceleratedPercent('5', quarter, years, law);
  if (years === 0) {
    const section179 = smallerOf(expensed, limit);
    const special = smallerOf(bonus, limit - section179);
    const regular = smallerOf(((cost - expensed - bonus) * table) / percent, limit - section179 - special);
    return { section179, bonus: special, regular };
  }
  if (years > straightLineYears.listed)
    return {
      ...nothing,
      regular: smallerOf(notBelowZero(cost - takenBefore), carLimits(vehicle, law) ? limit : 0),
    };
  // Rev. Proc. 2019-13: with 100% bonus the tables go on with what the first year's limit left.
  const left =
    rate === 1 ? notBelowZero(cost - expensed - firstYearTaken(vehicle, law)) : cost - expensed - bonus;
  return { ...nothing, regular: smallerOf((left * table) / percent, limit) };
}

const firstYearTaken = (vehicle: ListedVehicle, law: DepreciationLaw): number =>
  smallerOf(exactDollars(vehicle.cost), yearLimit(vehicle, 0, law));

/** After standard mileage: straight line over what is left of its life, within the same limits (Rev. Proc. 2019-46). */
function afterMileage(vehicle: ListedVehicle, years: number, law: DepreciationLaw): VehicleYear {
  if (vehicle.remainingYears === 0) return nothing;
  const left = notBelowZero(exactDollars(vehicle.cost) - exactDollars(vehicle.priorDepreciation));
  return { ...nothing, regular: smallerOf(left / vehicle.remainingYears, yearLimit(vehicle, years, law)) };
}

/** The years of a vehicle up to one of them, for all its use; `isSlow`: by straight line, without section 179 and bonus. */
export function fullUseYears(
  vehicle: ListedVehicle,
  all: readonly Asset[],
  last: number,
  law: DepreciationLaw,
  isSlow: boolean,
): VehicleYear[] {
  const results: VehicleYear[] = [];
  let taken = 0;
  for (let years = 0; years <= last; years++) {
    const result = fullUseYear(vehicle, years, all, law, taken, isSlow);
    taken += totalOf(result);
    results.push(result);
  }
  return results;
}

/** What the business share of the vehicle gives in a year; dollars and cents. */
export function vehicleDepreciation(
  vehicle: ListedVehicle,
  all: readonly Asset[],
  year: number,
  law: DepreciationLaw,
): VehicleYear {
  const last = year - yearOf(vehicle.placedInService);
  if (last < 0) return nothing;
  const use = businessUse(vehicle);
  const isSwitched = last > 0 && vehicle.firstYearMethod === 'mileage';
  const result = isSwitched
    ? afterMileage(vehicle, last, law)
    : fullUseYears(vehicle, all, last, law, isStraightLine(vehicle, law)).at(-1);
  const { section179, bonus, regular } = result ?? nothing;
  return { section179: section179 * use, bonus: bonus * use, regular: regular * use };
}
