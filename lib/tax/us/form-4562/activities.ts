import { type Asset } from '../../facts/assets';
import { type Business } from '../../facts/business';
import { type ReturnInput } from '../../facts/return-input';
import { type Law } from '../law/law';

/** A business or rental that can hold depreciable property. */
export interface DepreciatingActivity {
  readonly assets: readonly Asset[];
  readonly vehicle?: Business['vehicle'];
}

/** Businesses first, then rentals, each in the order of the facts. */
export const listDepreciatingActivities = ({
  facts,
}: {
  facts: ReturnInput;
}): readonly DepreciatingActivity[] =>
  facts.businesses.length === 0 ? facts.rentals : [...facts.businesses, ...facts.rentals];

/** The copy of Form 4562 that belongs to a rental. */
export const rentalCopyOf4562 = (facts: ReturnInput, rental: number): number =>
  facts.businesses.length + rental;

/** Placed in service in the year of the return. */
export const isOfThisYear = (asset: Asset, law: Law): boolean =>
  asset.placedInService >= law.firstDay && asset.placedInService <= law.lastDay;

/** Form 4562 is filed for property placed in service in the year. */
export const placesPropertyInService = ({ assets }: DepreciatingActivity, law: Law): boolean =>
  assets.length > 0 && assets.some((asset) => isOfThisYear(asset, law));
