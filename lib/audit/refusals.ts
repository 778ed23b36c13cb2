import { db } from '@/lib/infra/db';
import { auditStatement, type AuditEntry, type AuditSource } from './commands';

/** How long it is kept where a refused request came from, in milliseconds: long enough to follow an attack up. */
const keptFor = 90 * 24 * 60 * 60_000;

/** Refusals of one caller that leave a row, for a minute: a flood of them fills no table. */
const most = 30;
const window = 60_000;
let since = 0;
let counts = new Map<string, number>();

function isFlood(caller: string): boolean {
  const now = Date.now();
  if (now - since > window || counts.size > 20_000) {
    since = now;
    counts = new Map();
  }
  const count = (counts.get(caller) ?? 0) + 1;
  counts.set(caller, count);
  return count > most;
}

/**
 * An audit row for what was refused, and, apart from it, from which network: audit rows stay for good and an address
 * must not (`dropOldAddresses`).
 * @param network as `readClientAddress` gives it
 */
export async function recordRefusal(source: AuditSource, entry: AuditEntry, network: string): Promise<void> {
  if (isFlood(source.actorId ?? network)) return;
  await db().$transaction(async (tx) => {
    await tx.$executeRaw(auditStatement(source, entry));
    const [{ id } = { id: null }] = await tx.$queryRaw<{ id: bigint | null }[]>`
      SELECT currval(pg_get_serial_sequence('"AuditEvent"', 'id')) AS "id"`;
    if (id !== null) await tx.auditAddress.create({ data: { eventId: id, network: shorten(network) } });
  });
}

/** The network that a provider hands out as one, never a single connection: /24, or /48 of IPv6. */
export function shorten(network: string): string {
  if (/^\d+(?:\.\d+){3}$/.test(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : 'unknown';
}

/** Forgets where old refusals came from. Called by the cron route. @returns how many there were */
export async function dropOldAddresses(): Promise<number> {
  const { count } = await db().auditAddress.deleteMany({
    where: { at: { lt: new Date(Date.now() - keptFor) } },
  });
  return count;
}
