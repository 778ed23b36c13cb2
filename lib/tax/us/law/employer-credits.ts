import { type TargetedGroup } from '../../facts/employer-credits';
import { type Sourced } from './law';

/** Form 5884. */
export interface WorkOpportunityLaw extends Sourced {
  /** Hours below which no wages count, and from which the full rate applies. */
  readonly leastHours: number;
  readonly fullHours: number;
  readonly lowerRate: number;
  readonly rate: number;
  readonly secondYearRate: number;
  /** Most first-year wages of one employee that count. */
  readonly firstYearMost: Readonly<Record<TargetedGroup, number>>;
  /** Most second-year wages of a recipient of long-term family assistance that count. */
  readonly secondYearMost: number;
}
