import { type Retirement } from '../../facts/retirement';

/** Whether a pension is paid by a state or its subdivisions: teachers, police and firefighters among them. */
export const isStateOrLocalPlan = ({ planKind }: Pick<Retirement, 'planKind'>): boolean =>
  planKind === 'stateOrLocal' || planKind === 'teacher' || planKind === 'policeOrFire';

/** Whether a plan belongs to a state itself; a plan whose state isn't stated does not. */
export const isPlanOf = ({ planState }: Pick<Retirement, 'planState'>, code: string): boolean =>
  planState.toUpperCase() === code;
