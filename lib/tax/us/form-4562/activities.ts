import { type Asset } from '../../facts/assets';
import { type Business } from '../../facts/business';
import { type Cents, isSome } from '../../facts/cents';
import { type Farm } from '../../facts/farm';
import { type ReturnInput } from '../../facts/return-input';
import { type Law } from '../law/law';
import { isListedVehicle, vehicleAsAsset } from './listed-vehicle';

/** A business or rental that can hold depreciable property. */
export interface DepreciatingActivity {
  readonly assets: readonly Asset[];
  readonly vehicle?: Business['vehicle'];
  readonly section179Carryover?: Cents;
}

/** Businesses first, then rentals, then farms, each in the order of the facts. */
export const listDepreciatingActivities = ({
  facts,
}: {
  facts: ReturnInput;
}): readonly DepreciatingActivity[] =>
  facts.businesses.length + facts.farms.length === 0
    ? facts.rentals
    : [...facts.businesses, ...facts.rentals, ...facts.farms];

/** Businesses and farms: what can have a section 179 deduction. */
export const listTradesWithProperty = (facts: ReturnInput): readonly (Business | Farm)[] =>
  facts.farms.length === 0 ? facts.businesses : [...facts.businesses, ...facts.farms];

/** The copy of Form 4562 that belongs to a rental. */
export const rentalCopyOf4562 = (facts: ReturnInput, rental: number): number =>
  facts.businesses.length + rental;

/** The copy of Form 4562 that belongs to a farm. */
export const farmCopyOf4562 = (facts: ReturnInput, farm: number): number =>
  facts.businesses.length + facts.rentals.length + farm;

/** All depreciable property of the return, the business share of listed vehicles included. */
export const listAllProperty = (facts: ReturnInput): Asset[] =>
  listDepreciatingActivities({ facts }).flatMap(({ assets, vehicle }) =>
    isListedVehicle(vehicle) ? [...assets, vehicleAsAsset(vehicle)] : assets,
  );

/** Placed in service in the year of the return. */
export const isOfThisYear = (property: { placedInService: string }, law: Law): boolean =>
  property.placedInService >= law.firstDay && property.placedInService <= law.lastDay;

/** Whether an activity has anything for Form 4562, filed or not. */
export const hasDepreciation = ({ assets, vehicle, section179Carryover }: DepreciatingActivity): boolean =>
  assets.length > 0 || isListedVehicle(vehicle) || isSome(section179Carryover ?? null);

/** Form 4562 is filed for property of the year, a section 179 carryover, and vehicles of any year. */
export const files4562 = (activity: DepreciatingActivity, law: Law): boolean =>
  activity.assets.some((asset) => isOfThisYear(asset, law)) ||
  isListedVehicle(activity.vehicle) ||
  isSome(activity.section179Carryover ?? null);
