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
