import { type FilingStatus } from '../../facts/household';
import { type ByStatus, type Sourced } from './law';

/** Tax rate schedules of a base year, and the limits of its capital gain rates. */
export interface BaseYearLaw extends Sourced {
  /** Seven rates, and the six incomes at which the next one begins. */
  readonly rates: readonly number[];
  readonly starts: Readonly<Record<FilingStatus, readonly number[]>>;
  readonly zeroRateUpTo: ByStatus;
  readonly fifteenPercentUpTo: ByStatus;
}

/** Schedule J: the law of the three years before. */
export interface FarmAveragingLaw extends Sourced {
  readonly threeYearsAgo: BaseYearLaw;
  readonly twoYearsAgo: BaseYearLaw;
  readonly lastYear: BaseYearLaw;
}
