import { type Sourced } from './law';

export interface PassiveLossLaw extends Sourced {
  /** Special allowance for rental real estate with active participation. */
  readonly allowance: number;
  readonly allowanceApart: number;
  /** Modified income from which on the allowance shrinks. */
  readonly phaseOutStart: number;
  readonly phaseOutStartApart: number;
  readonly phaseOutRate: number;
}

export interface Section1256Law extends Sourced {
  /** Part of the gain on section 1256 contracts that is short-term; the rest is long-term. */
  readonly shortTermShare: number;
}

export interface HomeSaleLaw extends Sourced {
  /** Gain that one person can exclude. */
  readonly exclusion: number;
  /** Months of ownership, of residence and since the last exclusion that give the whole exclusion. */
  readonly fullMonths: number;
  /** Years after a spouse's death in which the survivor can still exclude the amount of a couple. */
  readonly survivorYears: number;
}
