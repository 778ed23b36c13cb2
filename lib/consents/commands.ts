import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { consentForms, formVersion } from './forms';
import { sealSignature, toConsent } from './rows';
import { type Consent, ConsentUse, type GrantInput } from './schema';

interface Call {
  actor: Actor;
  requestId: string;
}

/** A consent that names no duration lasts one year (26 CFR 301.7216-3(b)(5)), in milliseconds. */
const oneYear = 365 * 86_400_000;

/**
 * Signs a consent. An earlier one for the same use ends, so that one is in force at most.
 * @throws AppError conflict when the text has changed since it was shown
 */
export async function grantConsent(call: Call, input: GrantInput): Promise<Consent> {
  if (input.version !== formVersion)
    throw new AppError('conflict', 'The text has changed since you opened it. Please read it again.');
  const { recipient, wording } = consentForms[input.use];
  return db().$transaction(async (tx) => {
    // Two signatures at once: the second waits here and then replaces the first.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${call.actor.id} FOR UPDATE`;
    const now = new Date();
    await tx.consent.updateMany({
      where: { userId: call.actor.id, use: input.use, revokedAt: null },
      data: { revokedAt: now },
    });
    const id = randomUUID();
    const key = await accountKeyOf(tx, call.actor.id);
    const row = await tx.consent.create({
      data: {
        id,
        userId: call.actor.id,
        use: input.use,
        recipient,
        wording: [formVersion, ...wording].join('\n\n'),
        signature: sealSignature(key, id, input.signature),
        grantedAt: now,
        expiresAt: new Date(now.getTime() + oneYear),
      },
    });
    await recordAudit(tx, sourceOf(call), {
      action: 'consent.granted',
      objectType: 'Consent',
      objectId: id,
      ownerId: call.actor.id,
      detail: { use: input.use, version: formVersion },
    });
    return toConsent(input.use, row);
  });
}

/**
 * Records what a client without an account signed on paper, from the day of the signature.
 * @throws AppError conflict when the text has changed since it was shown
 */
export async function recordPaperConsent(
  tx: Transaction,
  call: Call,
  { clientId, signedOn, ...input }: GrantInput & { clientId: string; signedOn: string },
): Promise<void> {
  const { version, use, signature } = input;
  if (version !== formVersion)
    throw new AppError('conflict', 'The text has changed since you opened it. Please read it again.');
  const { recipient, wording } = consentForms[use];
  const now = new Date();
  await tx.consent.updateMany({
    where: { userId: clientId, use, revokedAt: null },
    data: { revokedAt: now },
  });
  const id = randomUUID();
  const key = await accountKeyOf(tx, clientId);
  const grantedAt = new Date(`${signedOn}T12:00:00Z`);
  await tx.consent.create({
    data: {
      id,
      userId: clientId,
      use,
      recipient,
      wording: [formVersion, ...wording].join('\n\n'),
      signature: sealSignature(key, id, signature),
      grantedAt,
      expiresAt: new Date(grantedAt.getTime() + oneYear),
      recordedById: call.actor.id,
    },
  });
  await recordAudit(tx, sourceOf(call), {
    action: 'consent.recorded',
    objectType: 'Consent',
    objectId: id,
    ownerId: clientId,
    detail: { use, version: formVersion },
  });
}

/**
 * Takes a consent back. It stops counting with this call.
 * @throws AppError not_found when none is in force
 */
export async function revokeConsent(call: Call, name: string): Promise<void> {
  const use = ConsentUse.safeParse(name);
  if (!use.success) throw new AppError('not_found');
  await db().$transaction(async (tx) => {
    const { count } = await tx.consent.updateMany({
      where: { userId: call.actor.id, use: use.data, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(call), {
      action: 'consent.revoked',
      objectType: 'Consent',
      ownerId: call.actor.id,
      detail: { use: use.data },
    });
  });
}
