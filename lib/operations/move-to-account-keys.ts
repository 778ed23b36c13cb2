import { accountKeyOf } from '@/lib/infra/account-keys';
import { keyIdOf, sealFor, unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { type AccountColumn, accountColumns, keptColumns } from '@/lib/infra/sealed-columns';
import { sealOldBalances, sealOldLines, sealOldResults } from '@/lib/returns/seal-old-results';
import { accountKeys, contextOf, planOf, readBatch, readOwners, RowKey, writeBack } from './rotate-keys';

/** Rows that are looked at in one transaction. */
const atOnce = 300;
/** Transactions of one call; the clock calls again. */
const stepsAtOnce = 10;

/** What opens with no key that is set here is left as it is; the rotation counts it. Reviews were plain text once. */
function tryToOpen(stored: string, context: ReturnType<typeof contextOf>): string | null {
  if (!stored.startsWith('enc:')) return stored;
  try {
    return unseal(stored, context);
  } catch {
    return null;
  }
}

/** Sealed with a field key, or, in a review, not at all. */
const isDue = (column: AccountColumn, stored: string): boolean =>
  keyIdOf(stored) !== null || (column.startsWith('Review.') && stored !== '' && !stored.startsWith('enc:'));

/** One transaction: a batch of rows and how far we are. @returns null when the column is done */
async function step(column: AccountColumn): Promise<number | null> {
  const plan = planOf(column);
  return db().$transaction(async (tx) => {
    const where = { keyId_column: { keyId: accountKeys, column } };
    const progress = await tx.keyRotation.findUnique({ where });
    if ((progress?.doneAt ?? null) !== null) return null;
    const rows = await readBatch(tx, plan, RowKey.nullable().parse(progress?.after ?? null), atOnce);
    const due = rows.flatMap(({ key, stored }) =>
      stored !== null && isDue(column, stored) ? [{ key, stored }] : [],
    );
    const owners = await readOwners(
      tx,
      plan,
      column,
      due.map(({ key }) => key),
    );
    const sealed = [];
    for (const { key, stored } of due) {
      const context = contextOf(column, key);
      const [owner, text] = [owners.get(key.join(':')), tryToOpen(stored, context)];
      if (owner === undefined || text === null) continue;
      sealed.push({ key, stored, sealed: sealFor(await accountKeyOf(tx, owner), text, context) });
    }
    const moved = await writeBack(tx, plan, sealed);
    const last = rows.at(-1);
    const data = {
      resealed: (progress?.resealed ?? 0) + moved,
      ...(last === undefined ? { doneAt: new Date() } : { after: last.key }),
    };
    await tx.keyRotation.upsert({ where, create: { keyId: accountKeys, column, ...data }, update: data });
    return last === undefined ? null : moved;
  });
}

/**
 * Seals with the keys of their accounts what earlier versions sealed with the field keys, and the figures that they left
 * plain. Called by the cron route; once all is done it costs a look. @returns how many rows there were
 */
export async function moveToAccountKeys(): Promise<number> {
  let moved = (await sealOldResults()) + (await sealOldLines()) + (await sealOldBalances());
  const done = await db().keyRotation.findMany({
    where: { keyId: accountKeys, doneAt: { not: null } },
    select: { column: true },
  });
  const columns = new Set(done.map(({ column }) => column));
  let steps = 0;
  for (const column of Object.keys(accountColumns) as AccountColumn[]) {
    if (columns.has(column) || keptColumns.has(column)) continue;
    while (steps < stepsAtOnce) {
      steps += 1;
      const count = await step(column);
      if (count === null) break;
      moved += count;
    }
  }
  return moved;
}
