import { roundHalfUp } from '../../engine/rounding';
import { sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { federalEditionFor } from '../../us/editions';
import {
  type DepreciatingActivity,
  farmCopyOf4562,
  isOfThisYear,
  listAllProperty,
  listDepreciatingActivities,
} from '../../us/form-4562/activities';
import { bonusOf, isBuilding } from '../../us/form-4562/depreciate';
import { isListedVehicle, vehicleDepreciation } from '../../us/form-4562/listed-vehicle';
import { excessOf } from '../../us/form-4562/vehicle-recapture';
import { depreciationToSale, depreciationWithSale } from '../../us/form-4562/year-of-sale';
import { listFilers } from '../../us/filers';
import { deductibleLoss, propertyResult } from '../../us/schedule-e/properties';
import { type StateReader } from '../form';
import { undated } from './placed';

/** Depreciation of one year in whole dollars, as the federal return takes it and as if there had been no bonus. */
export interface BonusProperty {
  readonly federal: number;
  readonly withoutBonus: number;
}

const activityKinds = ['businesses', 'rentals', 'farms'] as const;
type ActivityKind = (typeof activityKinds)[number];

const takesBonus = (asset: Asset): boolean => asset.bonus && !isBuilding(asset);

function propertyOf(
  facts: ReturnInput,
  { assets, vehicle }: DepreciatingActivity,
  isOfFarm: boolean,
): BonusProperty {
  const { law } = federalEditionFor(facts);
  const all = listAllProperty(facts);
  let federal = 0;
  let withoutBonus = 0;
  for (const asset of assets.filter(takesBonus)) {
    const special = isOfThisYear(asset, law) ? bonusOf(asset, law.depreciation) : 0;
    federal += special + depreciationWithSale(asset, all, law.year, law.depreciation, isOfFarm);
    withoutBonus += depreciationWithSale(
      { ...asset, bonus: false },
      all,
      law.year,
      law.depreciation,
      isOfFarm,
    );
  }
  if (isListedVehicle(vehicle) && vehicle.bonus) {
    const taken = vehicleDepreciation(vehicle, all, law.year, law.depreciation);
    const regular = vehicleDepreciation({ ...vehicle, bonus: false }, all, law.year, law.depreciation);
    federal += taken.bonus + taken.regular - excessOf(vehicle, all, law);
    withoutBonus += regular.regular - excessOf({ ...vehicle, bonus: false }, all, law);
  }
  return { federal: roundHalfUp(federal), withoutBonus: roundHalfUp(withoutBonus) };
}

/**
 * Property on which the federal return took bonus depreciation (IRC 168(k)), this year or before: a state without it gives
 * the regular deduction of every year instead.
 */
export function bonusProperty(
  facts: ReturnInput,
  whose: Owner | null = null,
  kinds: readonly ActivityKind[] = activityKinds,
): BonusProperty {
  const each = kinds.flatMap((kind) =>
    facts[kind]
      .filter(({ owner }) => whose === null || owner === whose)
      .map((activity: DepreciatingActivity) => propertyOf(facts, activity, kind === 'farms')),
  );
  return {
    federal: sum(each.map(({ federal }) => federal)),
    withoutBonus: sum(each.map(({ withoutBonus }) => withoutBonus)),
  };
}

/** What the state adds to income (less than zero: takes off), of one person or of all. */
export function bonusDifference(
  facts: ReturnInput,
  whose: Owner | null = null,
  kinds: readonly ActivityKind[] = activityKinds,
): number {
  const { federal, withoutBonus } = bonusProperty(facts, whose, kinds);
  return federal - withoutBonus;
}

/** The same return with only the property that was placed in service before a year. */
export function propertyBefore(facts: ReturnInput, year: number): ReturnInput {
  const isOld = ({ placedInService }: { readonly placedInService: string | null }) =>
    placedInService !== null && placedInService < `${year}-01-01`;
  const keep = <T extends DepreciatingActivity>(activity: T): T => ({
    ...activity,
    assets: activity.assets.filter(isOld),
    vehicle: activity.vehicle && isOld(activity.vehicle) ? activity.vehicle : null,
  });
  return {
    ...facts,
    businesses: facts.businesses.map(keep),
    rentals: facts.rentals.map(keep),
    farms: facts.farms.map(keep),
  };
}

/** Whether this year's depreciation is another without bonus. */
export const differsWithoutBonus = (facts: ReturnInput): boolean =>
  listDepreciatingActivities({ facts }).some((activity, i) => {
    const { federal, withoutBonus } = propertyOf(facts, activity, i >= farmCopyOf4562(facts, 0));
    return federal !== withoutBonus;
  });

/** Whether something was sold whose basis is another without bonus. */
export function sellsBonusProperty(facts: ReturnInput): boolean {
  const { law } = federalEditionFor(facts);
  const all = listAllProperty(facts);
  return listDepreciatingActivities({ facts }).some(({ assets }, i) => {
    const isOfFarm = i >= farmCopyOf4562(facts, 0);
    const taken = (asset: Asset) =>
      roundHalfUp(depreciationToSale(asset, all, law.year, law.depreciation, isOfFarm));
    return assets.some(
      (asset) =>
        takesBonus(asset) && asset.sold !== null && taken(asset) !== taken({ ...asset, bonus: false }),
    );
  });
}

/**
 * Whether the difference can’t stand on the state’s form as it is: property sold, a passive loss kept back, which the state
 * figures anew, and people who didn’t live there all year, whose activities lie in several states.
 */
export function needsOwnDepreciation(reader: Pick<StateReader, 'facts' | 'at'>, code: string): boolean {
  const { facts, at } = reader;
  if (sellsBonusProperty(facts)) return true;
  if (!differsWithoutBonus(facts)) return false;
  const moved = listFilers({ facts }).some(({ owner }) => undated({ facts, code }, owner) < 1);
  return (
    moved ||
    facts.rentals.some((_, i) => at(propertyResult, i) < 0 && at(deductibleLoss, i) > at(propertyResult, i))
  );
}
