import { cookies } from 'next/headers';
import { z } from 'zod';
import { readYearCookie, yearCookie } from '@/lib/browser/year-cookie';
import { prefetch, type Prefetch } from '@/lib/http/prefetch';
import { firstTaxYear, type TaxYear } from '@/lib/tax/us/edition';
import { openReturn, type OpenReturn, type ReturnCall } from './access';
import { discoverForReturn } from './deduction-discovery';
import { returnKeys } from './keys';
import { readLastYear } from './last-year';
import { LastYear } from './last-year-schema';
import { listReturns } from './queries';
import { DeductionDiscovery } from './results-schema';
import { CreateReturnInput, TaxReturn, ValidationResult } from './schema';
import { validateReturn } from './validation';

/** The year that the screens of this request show, if there is a return of it. */
export async function readShownYear({ actor }: Pick<ReturnCall, 'actor'>): Promise<TaxYear> {
  const chosen = readYearCookie((await cookies()).get(yearCookie)?.value, actor.id);
  return CreateReturnInput.shape.taxYear.safeParse(chosen).data ?? firstTaxYear;
}

/**
 * The signed-in client's returns, and the one of the chosen year opened: all screens use that one. Reading creates
 * the first draft. `open` is null when there is none.
 */
export async function readMyReturn(
  call: ReturnCall,
): Promise<{ mine: Prefetch; taxReturn: TaxReturn | null; open: OpenReturn<'read'> | null }> {
  const year = await readShownYear(call);
  const returns = await listReturns(call, call.actor.id, year);
  const mine = prefetch(returnKeys.mine, z.array(TaxReturn), () => returns);
  // As `useMyReturns` chooses in the browser.
  const taxReturn = returns.find(({ taxYear }) => taxYear === year) ?? returns[0] ?? null;
  return { mine, taxReturn, open: taxReturn === null ? null : await openReturn(call, taxReturn.id, 'read') };
}

/** The newest return that has a year before it, opened; null for somebody who has none. */
export async function readLaterReturn(
  call: ReturnCall,
): Promise<{ taxReturn: TaxReturn; open: OpenReturn<'read'> } | null> {
  const returns = await listReturns(call, call.actor.id);
  const taxReturn = returns.find(({ taxYear }) => taxYear > firstTaxYear);
  return taxReturn === undefined ? null : { taxReturn, open: await openReturn(call, taxReturn.id, 'read') };
}

/**
 * The return of a year; without one, the newest, which may be of the first year: an uploaded return of the year before
 * speaks for it.
 * @param year as it stands in the address
 */
export async function readStartedReturn(
  call: ReturnCall,
  year: unknown,
): Promise<{ taxReturn: TaxReturn; open: OpenReturn<'read'> } | null> {
  const returns = await listReturns(call, call.actor.id);
  const taxReturn =
    returns.find(({ taxYear }) => String(taxYear) === year) ??
    returns.find(({ taxYear }) => taxYear > firstTaxYear) ??
    returns[0];
  return taxReturn === undefined ? null : { taxReturn, open: await openReturn(call, taxReturn.id, 'read') };
}

/** What would hold a return up, or deserves a look. */
export const prefetchValidation = (open: OpenReturn<'read'>) =>
  prefetch(returnKeys.validation(open.id), ValidationResult, () => validateReturn(open));

/** What a return starts from, and the documents to expect. */
export const prefetchLastYear = (open: OpenReturn<'read'>) =>
  prefetch(returnKeys.lastYear(open.id), LastYear, () => readLastYear(open));

/** Deductions, credits and choices that a return leaves out. */
export const prefetchDeductions = (open: OpenReturn<'read'>) =>
  prefetch(returnKeys.deductions(open.id), DeductionDiscovery, () => discoverForReturn(open));
