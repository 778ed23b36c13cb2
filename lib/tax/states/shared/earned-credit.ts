import { isBelowLimit, meetsRulesWithoutChild } from '../../us/eic/eligibility';
import { type StateReader } from '../form';

/**
 * Whether nothing but the federal rules for filers without a child may stand between a filer and the earned income credit
 * (IRC 32(c)(1)(A)(ii)): income is below the limit, and the age is not met. Elsewhere a credit at another age is the federal one.
 */
export const ageKeepsFromCredit = ({ get }: Pick<StateReader, 'get'>): boolean =>
  get(isBelowLimit) && !get(meetsRulesWithoutChild);
