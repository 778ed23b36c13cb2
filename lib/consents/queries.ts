import type { Actor } from '@/lib/auth/actor';
import { db, type Transaction } from '@/lib/infra/db';
import { isInForce, toConsent } from './rows';
import { type Consent, ConsentUse } from './schema';

/**
 * Whether this person has consented to a use and the consent still counts. Asked right before anything leaves, each
 * time: taking a consent back works on the next call.
 */
export async function hasConsent(userId: string, use: ConsentUse, tx: Transaction = db()): Promise<boolean> {
  const row = await tx.consent.findFirst({ where: { userId, use, revokedAt: null } });
  return row !== null && isInForce(row);
}

/**
 * The same at a write: holds the consent until the transaction ends, so that one that is taken back at the same moment
 * waits or wins, never both.
 */
export async function holdConsent(tx: Transaction, userId: string, use: ConsentUse): Promise<boolean> {
  await tx.$queryRaw`
    SELECT 1 FROM "Consent" WHERE "userId" = ${userId} AND "use" = ${use} AND "revokedAt" IS NULL FOR SHARE`;
  return hasConsent(userId, use, tx);
}

/** Every form, and where this person stands with it. */
export async function listConsents(actor: Actor): Promise<Consent[]> {
  const rows = await db().consent.findMany({
    where: { userId: actor.id },
    orderBy: [{ grantedAt: 'desc' }, { id: 'desc' }],
    take: 400,
  });
  return ConsentUse.options.map((use) =>
    toConsent(
      use,
      rows.find((row) => row.use === use),
    ),
  );
}
