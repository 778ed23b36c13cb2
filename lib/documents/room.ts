import { AppError } from '@/lib/errors';
import type { Transaction } from '@/lib/infra/db';
import { accountLimit } from './limits';

/** @throws AppError too_large when the files of an account would take more than it may have */
export async function requireRoom(tx: Transaction, userId: string, size: number): Promise<void> {
  const { _sum: sum } = await tx.document.aggregate({ where: { userId }, _sum: { sizeBytes: true } });
  if ((sum.sizeBytes ?? 0) + size > accountLimit)
    throw new AppError('too_large', 'Your documents have reached the 5 GB account limit. Delete some first.');
}
