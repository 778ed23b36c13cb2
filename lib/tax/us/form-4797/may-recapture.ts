import { type ReturnInput } from '../../facts/return-input';

/** A quick look at the facts: business use of the years before is asked when it fell, and for section 179. */
export const mayRecapture = (facts: ReturnInput): boolean =>
  [...facts.businesses, ...facts.farms].some(
    ({ vehicle }) => vehicle !== null && vehicle.earlierUse.first !== null,
  );
