import { AppError } from '@/lib/errors';
import type { Transaction } from '@/lib/infra/db';

/**
 * For work that goes on after the request's own look at the session: an answer of the co-pilot takes many seconds.
 * @throws AppError unauthenticated when the account was suspended or deleted meanwhile
 */
export async function requireNotSuspended(tx: Transaction, userId: string): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { suspendedAt: true } });
  if (user === null || user.suspendedAt !== null) throw new AppError('unauthenticated');
}
