import type { FilingModel } from '@/.generated/prisma/models';
import { requirePlanForStates } from '@/lib/billing/filing-plan';
import { AppError } from '@/lib/errors';
import type { Transaction } from '@/lib/infra/db';
import { findWithheld, type Withheld } from '../permission';
import { openSignatures } from '../rows';
import { stateKind, stateName } from './kinds';

type StateFiling = Pick<FilingModel, 'id' | 'kind' | 'returnId' | 'linkedFilingId' | 'signatures'>;

/** States of a return whose filings count against its plan: on their way or accepted, besides one filing. */
export const countOtherStates = (tx: Transaction, returnId: string, besides: string): Promise<number> =>
  tx.filing.count({
    where: {
      returnId,
      kind: { startsWith: stateKind('') },
      id: { not: besides },
      voidedAt: null,
      state: { in: ['queued', 'transmitted', 'accepted'] },
    },
  });

/**
 * What is missing right now to queue or send a state return: everything that the federal one needs (plan, approval,
 * preparer, account), a plan with so many states, and a federal return that is not void, rejected or unsent. Each step
 * asks anew, the queued job too.
 */
export async function findStateWithheld(tx: Transaction, filing: StateFiling): Promise<Withheld | null> {
  const found = await findWithheld(tx, filing.returnId, openSignatures(filing));
  if (found !== null) return found;
  const { userId } = await tx.taxReturn.findUniqueOrThrow({
    where: { id: filing.returnId },
    select: { userId: true },
  });
  try {
    const others = await countOtherStates(tx, filing.returnId, filing.id);
    await requirePlanForStates({ id: filing.returnId, ownerId: userId }, others + 1, tx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { what: 'plan', error };
  }
  const federal =
    filing.linkedFilingId === null
      ? null
      : await tx.filing.findUnique({
          where: { id: filing.linkedFilingId },
          select: { state: true, voidedAt: true },
        });
  if (federal === null || federal.voidedAt !== null || ['rejected', 'failed'].includes(federal.state))
    return {
      what: 'federal',
      error: new AppError(
        'conflict',
        'You signed this state return with a federal return that hasn’t been sent. Sign and file the federal return, then sign this one again.',
      ),
    };
  return null;
}

/** @throws AppError plan_required or conflict naming what is missing */
export async function requireStatePermission(tx: Transaction, filing: StateFiling): Promise<void> {
  const found = await findStateWithheld(tx, filing);
  if (found !== null) throw found.error;
}

/** What stands between a state return and the federal one that it goes with, for the filer or for their preparer. */
export const sayFederalFirst = (code: string, toPreparer = false): string =>
  `${toPreparer ? 'The client signs the' : 'Sign your'} federal return first. The ${stateName(code)} return goes with it.`;
