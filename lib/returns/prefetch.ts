import { z } from 'zod';
import { prefetch, type Prefetch } from '@/lib/http/prefetch';
import { openReturn, type OpenReturn, type ReturnCall } from './access';
import { discoverForReturn } from './deduction-discovery';
import { returnKeys } from './keys';
import { listReturns } from './queries';
import { DeductionDiscovery } from './results-schema';
import { TaxReturn, ValidationResult } from './schema';
import { validateReturn } from './validation';

/**
 * The signed-in client's returns, and the first one opened: all screens use that one. Reading creates the first draft.
 * `open` is null when there is none.
 */
export async function readMyReturn(
  call: ReturnCall,
): Promise<{ mine: Prefetch; taxReturn: TaxReturn | null; open: OpenReturn<'read'> | null }> {
  const returns = await listReturns(call, call.actor.id);
  const mine = prefetch(returnKeys.mine, z.array(TaxReturn), () => returns);
  const [taxReturn = null] = returns;
  return { mine, taxReturn, open: taxReturn === null ? null : await openReturn(call, taxReturn.id, 'read') };
}

/** What would hold a return up, or deserves a look. */
export const prefetchValidation = (open: OpenReturn<'read'>) =>
  prefetch(returnKeys.validation(open.id), ValidationResult, () => validateReturn(open));

/** Deductions, credits and choices that a return leaves out. */
export const prefetchDeductions = (open: OpenReturn<'read'>) =>
  prefetch(returnKeys.deductions(open.id), DeductionDiscovery, () => discoverForReturn(open));
