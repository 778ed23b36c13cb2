import { noteAccess } from '@/lib/audit/note-access';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { firstTaxYear, type TaxYear } from '@/lib/tax/us/edition';
import { isAssigned, type OpenReturn, type ReturnCall } from './access';
import { ensureReturn } from './commands';
import { newestReturn, toTaxReturn } from './rows';
import type { TaxReturn } from './schema';

/** One return. */
export async function readReturn(open: OpenReturn<'read'>): Promise<TaxReturn> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  return toTaxReturn(row);
}

/**
 * The returns of a person. Reading them as a client creates the first draft (contract section 2).
 * @param firstDraft the year of that draft, when the client chose one at sign-up
 * @throws AppError not_found for anybody but the person and an assigned preparer
 */
export async function listReturns(
  call: ReturnCall,
  userId: string,
  firstDraft: TaxYear = firstTaxYear,
): Promise<TaxReturn[]> {
  const { actor } = call;
  if (actor.id !== userId || actor.role !== 'client') {
    if (actor.role !== 'preparer' || !(await isAssigned(actor.id, userId))) throw new AppError('not_found');
    await noteAccess(call, {
      action: 'returns.listed',
      objectType: 'User',
      objectId: userId,
      ownerId: userId,
    });
  }
  const rows = await db().taxReturn.findMany({
    where: { userId },
    orderBy: newestReturn,
    include: { decisions: { select: { status: true }, orderBy: { createdAt: 'desc' }, take: 1 } },
  });
  if (rows.length > 0 || actor.id !== userId)
    return rows.map((row) => ({ ...toTaxReturn(row), reviewed: row.decisions[0]?.status === 'approved' }));
  const { taxReturn, created } = await ensureReturn(call, firstDraft);
  return [created ? { ...taxReturn, created } : taxReturn];
}

/** The client's first return that can still change, in the order of their list; null when there is none. */
export async function findFirstOpen(call: ReturnCall): Promise<string | null> {
  const returns = await listReturns(call, call.actor.id);
  const isOnItsWay = ({ efile }: TaxReturn) => efile?.state === 'queued' || efile?.state === 'transmitted';
  return returns.find((one) => one.status !== 'filed' && !isOnItsWay(one))?.id ?? null;
}
