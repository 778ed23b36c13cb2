import { notBelowZero, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { type Law } from '../law/law';
import { straightLineYears } from './depreciate';
import { fullUseYears, isMostlyBusiness, type ListedVehicle, totalOf, yearOf } from './listed-vehicle';

const percent = 100;

const yearsBefore = (vehicle: ListedVehicle, law: Law): number => law.year - yearOf(vehicle.placedInService);

/** Business use of 50% or less after years of the faster method, which are not over by an election or by a fall before. */
const isBelowFirst = (vehicle: ListedVehicle, law: Law): boolean =>
  yearsBefore(vehicle, law) > 0 &&
  !isMostlyBusiness(vehicle, law.depreciation) &&
  !vehicle.straightLine &&
  vehicle.firstYearMethod !== 'mileage';

/** Whether this is the year of the fall, within the six calendar years of its recovery period (IRC 280F(b)(2)). */
export const hasFallen = (vehicle: ListedVehicle, law: Law): boolean =>
  isBelowFirst(vehicle, law) && yearsBefore(vehicle, law) <= straightLineYears.listed;

/** A car that its limits left something of: how that goes on after a late fall isn't figured here. */
export const fellAfterRecovery = (vehicle: ListedVehicle, law: Law): boolean =>
  isBelowFirst(vehicle, law) && yearsBefore(vehicle, law) > straightLineYears.listed;

/** Business use of each year before this one as a share; null: not stated. */
export function listEarlierUse(vehicle: ListedVehicle, law: Law): (number | null)[] {
  const { first, second, third, fourth, fifth } = vehicle.earlierUse;
  return [first, second, third, fourth, fifth]
    .slice(0, yearsBefore(vehicle, law))
    .map((use) => (use === null ? null : use / percent));
}

/** Form 4797, Part IV, column (b), in dollars and cents. */
export interface Recapture {
  /** Line 33: what was allowable in the years before, section 179 and bonus with it. */
  readonly taken: number;
  /** Line 34: what straight line would have given in them. */
  readonly recomputed: number;
}

/** Excess depreciation of a vehicle in the year of its fall; the limits for cars hold for both sums. */
export function recaptureOf(vehicle: ListedVehicle, all: readonly Asset[], law: Law): Recapture {
  const last = yearsBefore(vehicle, law) - 1;
  const uses = listEarlierUse(vehicle, law);
  const ofBusiness = (isSlow: boolean) =>
    sum(
      fullUseYears(vehicle, all, last, law.depreciation, isSlow).map(
        (year, i) => totalOf(year) * (uses[i] ?? 0),
      ),
    );
  return { taken: ofBusiness(false), recomputed: ofBusiness(true) };
}

/** What counts as income again; nothing but in the year of the fall. A state without bonus has another amount. */
export function excessOf(vehicle: ListedVehicle, all: readonly Asset[], law: Law): number {
  if (!hasFallen(vehicle, law)) return 0;
  const { taken, recomputed } = recaptureOf(vehicle, all, law);
  return notBelowZero(taken - recomputed);
}
