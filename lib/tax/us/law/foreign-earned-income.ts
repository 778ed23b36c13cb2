import { type Sourced } from './law';

export interface ForeignEarnedIncomeLaw extends Sourced {
  /** Largest exclusion of a person for a whole year. */
  readonly largestExclusion: number;
  /** Housing expenses up to here are not excluded, in a whole year and for each day of a shorter period. */
  readonly housingBase: number;
  readonly housingBaseEachDay: number;
  /** Limit of housing expenses in places without one of their own. */
  readonly housingLimit: number;
  readonly fullDaysNeeded: number;
  readonly daysOfYear: number;
}
