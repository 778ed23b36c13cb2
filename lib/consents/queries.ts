import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { toConsent } from './rows';
import { type Consent, ConsentUse } from './schema';

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
