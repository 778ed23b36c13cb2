import { randomUUID } from 'node:crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { seal, unseal } from '@/lib/infra/crypto';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import type { OpenReturn } from './access';
import { type Snapshot, readSnapshot } from './calculation';

/** A calculation that was kept beside the newest one. */
export interface KeptCalculation {
  input: ReturnInputJson;
  /** Refund less what is owed, in whole dollars. */
  balance: number;
  calculatedAt: string;
  /** Facts that a document gave, by their paths. */
  documentPaths: readonly string[];
}

/** How many are kept for one return. */
const most = 8;

const contextOf = (id: string): SealContext => `PastCalculation.input:${id}`;

/** Keeps a calculation when its result is another one than the newest that was kept. */
export async function keepCalculation(
  tx: Transaction,
  returnId: string,
  snapshot: Pick<Snapshot, 'input' | 'sources'>,
  balance: number,
): Promise<void> {
  const kept = await tx.pastCalculation.findMany({
    where: { returnId },
    orderBy: [{ calculatedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, balance: true },
  });
  const [newest] = kept;
  if (newest !== undefined && newest.balance.toNumber() === balance) return;
  const id = randomUUID();
  const { input, sources } = snapshot;
  await tx.pastCalculation.create({
    data: { id, returnId, balance, input: seal(JSON.stringify({ input, sources }), contextOf(id)) },
  });
  const gone = kept.slice(most - 1).map((one) => one.id);
  if (gone.length > 0) await tx.pastCalculation.deleteMany({ where: { id: { in: gone } } });
}

/** The calculations of a return that came out differently, newest first. */
export async function listCalculations(open: OpenReturn<'read'>): Promise<KeptCalculation[]> {
  const rows = await db().pastCalculation.findMany({
    where: { returnId: open.id },
    orderBy: [{ calculatedAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  return rows.map(({ id, input: sealed, balance, calculatedAt }) => {
    const { input, sources } = readSnapshot(unseal(sealed, contextOf(id)));
    return {
      input,
      balance: balance.toNumber(),
      calculatedAt: calculatedAt.toISOString(),
      documentPaths: Object.entries(sources).flatMap(([path, source]) =>
        'documentId' in source ? [path] : [],
      ),
    };
  });
}
