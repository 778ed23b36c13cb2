import { authenticate } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { describeError, log } from '@/lib/infra/log';
import { anchorChain } from './anchor';
import { auditColumns, digestRow, type AuditRow } from './rows';

/**
 * The chain over the audit rows (docs/decisions/006): every link seals the rows since the link before it, together
 * with that link's hash, under a key that the database does not hold.
 */
const lockKey = 72_024_002;
const rowsPerLink = 1000;
const purpose = 'audit chain';

// A row becomes visible when its transaction ends. Every transaction of ours ends within seconds (lib/infra/db.ts):
// after two minutes no row with a lower number can still appear.
const settledSeconds = 120;

/** The hash of a link over its rows, in order of their numbers. */
export function hashLink(
  link: { id: number; previous: string; rows: readonly AuditRow[] },
  keyId?: string,
): { keyId: string; mac: string } {
  const text = [String(link.id), link.previous, ...link.rows.map(digestRow)].join('\n');
  return authenticate(text, purpose, keyId);
}

/** Adds one link when there are settled rows. @returns the number of rows it sealed */
async function addLink(tx: Transaction, seconds: number): Promise<number> {
  const [lock] = await tx.$queryRaw<
    { free: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(${lockKey}) AS "free"`;
  if (lock?.free !== true) return 0; // another instance is at it
  const last = await tx.auditSeal.findFirst({ orderBy: { id: 'desc' } });
  const [{ settled } = { settled: null }] = await tx.$queryRaw<{ settled: bigint | null }[]>`
    SELECT max("id") AS "settled" FROM "AuditEvent"
    WHERE "id" > ${last?.lastId ?? 0n} AND "at" <= (now() AT TIME ZONE 'UTC') - make_interval(secs => ${seconds}::int)`;
  if (settled === null) return 0;
  const rows = await tx.auditEvent.findMany({
    where: { id: { gt: last?.lastId ?? 0n, lte: settled } },
    select: auditColumns,
    orderBy: { id: 'asc' },
    take: rowsPerLink,
  });
  const end = rows.at(-1);
  if (end === undefined) return 0;
  const id = (last?.id ?? 0) + 1;
  const { keyId, mac } = hashLink({ id, previous: last?.hash ?? '', rows });
  await tx.auditSeal.create({ data: { id, lastId: end.id, rows: rows.length, hash: mac, keyId } });
  // Logs leave this machine, too: who cuts the end of the chain off is found by the last hash that was written there.
  log.info({ link: id, lastId: String(end.id), hash: mac }, 'audit rows sealed');
  return rows.length;
}

/** Seals all rows that are at least so many seconds old. @returns how many there were */
export async function sealAudit(seconds = settledSeconds): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await db().$transaction((tx) => addLink(tx, seconds));
    total += sealed;
    if (sealed < rowsPerLink) break;
  }
  if (total > 0) await anchorChain(db());
  return total;
}

let lastTry = 0;

/** Seals after a write was answered, at most once a minute in each process. A failure is logged and tried again later. */
export async function sealAuditSoon(): Promise<void> {
  if (Date.now() - lastTry < 60_000) return;
  lastTry = Date.now();
  await sealAudit().catch((error: unknown) =>
    log.error({ error: describeError(error) }, 'audit rows not sealed'),
  );
}
