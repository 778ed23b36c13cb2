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
