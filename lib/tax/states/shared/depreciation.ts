import { type StateReader } from '../form';
import { specialAllowance } from '../../us/form-4562/form-4562';
import { listedSpecialAllowance } from '../../us/form-4562/part-5';

/**
 * Whether the federal return deducts bonus depreciation (IRC 168(k)) on property of this year, which many states add back
 * and spread over later years.
 */
export const takesBonusDepreciation = ({ each }: Pick<StateReader, 'each'>): boolean =>
  [...each(specialAllowance), ...each(listedSpecialAllowance)].some((amount) => amount > 0);
