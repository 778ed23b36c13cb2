import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { db, type Transaction } from '@/lib/infra/db';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
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

/** What is kept of a calculation; those that earlier versions kept have their balance in a column of its own. */
const Kept = z.object({ balance: z.number().optional() });

interface Row {
  id: string;
  input: string;
  balance: { toNumber: () => number };
}

function openKept({ id, input: sealed, balance }: Row): Pick<Snapshot, 'input' | 'sources'> & {
  balance: number;
} {
  const text = unseal(sealed, contextOf(id));
  return { ...readSnapshot(text), balance: Kept.parse(JSON.parse(text)).balance ?? balance.toNumber() };
}

/** A row of an earlier version, with its balance among what is sealed. */
export function sealOldBalance(key: AccountKey, row: Row): string {
  const { input, sources, balance } = openKept(row);
  return sealFor(key, JSON.stringify({ input, sources, balance }), contextOf(row.id));
}

/** Keeps a calculation when its result is another one than the newest that was kept. */
export async function keepCalculation(
  tx: Transaction,
  key: AccountKey,
  returnId: string,
  calculated: Pick<Snapshot, 'input' | 'sources'> & { balance: number },
): Promise<void> {
  const newest = await tx.pastCalculation.findFirst({
    where: { returnId },
    orderBy: [{ calculatedAt: 'desc' }, { id: 'desc' }],
  });
  if (newest !== null && openKept(newest).balance === calculated.balance) return;
  const id = randomUUID();
  const { input, sources, balance } = calculated;
  const sealed = sealFor(key, JSON.stringify({ input, sources, balance }), contextOf(id));
  await tx.pastCalculation.create({ data: { id, returnId, balance: 0, input: sealed } });
  const kept = await tx.pastCalculation.findMany({
    where: { returnId },
    orderBy: [{ calculatedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
    skip: most,
  });
  if (kept.length > 0)
    await tx.pastCalculation.deleteMany({ where: { id: { in: kept.map((one) => one.id) } } });
}

/** The calculations of a return that came out differently, newest first. */
export async function listCalculations(open: OpenReturn<'read'>): Promise<KeptCalculation[]> {
  const rows = await db().pastCalculation.findMany({
    where: { returnId: open.id },
    orderBy: [{ calculatedAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  return rows.map((row) => {
    const { input, sources, balance } = openKept(row);
    return {
      input,
      balance,
      calculatedAt: row.calculatedAt.toISOString(),
      documentPaths: Object.entries(sources).flatMap(([path, source]) =>
        'documentId' in source ? [path] : [],
      ),
    };
  });
}
