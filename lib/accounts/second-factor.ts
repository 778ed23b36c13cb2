import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { failureKey, forgetFailures, takeGuess } from '@/lib/auth/failures';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { acceptAppCode, replaceRecoveryCodes, sealSecret } from '@/lib/auth/second-factor';
import { startSession } from '@/lib/auth/adapter';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { describeSecret, newSecret } from '@/lib/infra/one-time-codes';
import { queueEmail } from './mail-work';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './security-schema';

interface Call {
  actor: Actor;
  requestId: string;
}

const isRequired = (actor: Actor) => actor.role !== 'client' && env().staffNeedsSecondFactor;

function record(tx: Transaction, { actor, requestId }: Call, action: string): Promise<void> {
  return recordAudit(tx, sourceOf({ actor, requestId }), {
    action,
    objectType: 'User',
    objectId: actor.id,
    ownerId: actor.id,
  });
}

/** How this person signs in. */
export async function readSecondFactor(actor: Actor): Promise<SecondFactorState> {
  const user = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      passwordHash: true,
      factorOfferClosedAt: true,
      secondFactor: { select: { confirmedAt: true } },
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  });
  const since = user.secondFactor?.confirmedAt ?? null;
  return {
    enabled: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : user._count.recoveryCodes,
    required: isRequired(actor),
    hasPassword: user.passwordHash !== null,
    offered: actor.role === 'client' && since === null && user.factorOfferClosedAt === null,
  };
}

/** Makes a new secret for an app. It protects nothing until a code of it is given. */
export async function startSetup(call: Call): Promise<SecondFactorSetup> {
  const { actor } = call;
  requireRecentFactor(actor);
  if (actor.hasSecondFactor) throw new AppError('conflict', 'An authenticator app is already set up.');
  const secret = newSecret();
  const data = { secret: sealSecret(actor.id, secret), confirmedAt: null, lastStep: 0 };
  await db().secondFactor.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, ...data },
    update: data,
  });
  return { secret, qr: describeSecret(secret, actor.email).qr };
}

/**
 * Ends the setup with the first code: from now on codes are asked for. Every other browser is signed out, this one
 * gets a new token.
 * @throws AppError invalid at `code` when it is wrong
 */
export async function confirmSetup(
  call: Call,
  code: string,
  userAgent: string | null,
): Promise<RecoveryCodes & { token: string }> {
  const { actor } = call;
  const guesses = failureKey('second-factor', actor.id);
  await takeGuess(guesses);
  if (!(await acceptAppCode(actor.id, code, { confirmed: false }))) {
    const message = 'That code isn’t correct. Check the time on your phone and try the next code.';
    throw new AppError('invalid', message, { fields: { code: message } });
  }
  await forgetFailures(guesses);
  return db().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId: actor.id, confirmedAt: null },
      data: { confirmedAt: new Date() },
    });
    if (count === 0) throw new AppError('conflict');
    const recoveryCodes = await replaceRecoveryCodes(tx, actor.id);
    await tx.session.deleteMany({ where: { userId: actor.id } });
    await queueEmail(tx, 'second-factor-on', actor.id);
    await record(tx, call, 'account.second-factor-on');
    return { recoveryCodes, token: await startSession(tx, actor.id, userAgent) };
  });
}

/** New recovery codes; the old ones are void. */
export async function renewRecoveryCodes(call: Call): Promise<RecoveryCodes> {
  const { actor } = call;
  requireRecentFactor(actor);
  if (!actor.hasSecondFactor) throw new AppError('conflict', 'No authenticator app is set up yet.');
  return db().$transaction(async (tx) => {
    await record(tx, call, 'account.recovery-codes-renewed');
    return { recoveryCodes: await replaceRecoveryCodes(tx, actor.id) };
  });
}

/** Removes the app. @throws AppError conflict for people whose role may not do without */
export async function removeSecondFactor(call: Call): Promise<void> {
  const { actor } = call;
  requireRecentFactor(actor);
  if (isRequired(actor)) throw new AppError('conflict', 'Your role requires a code to sign in.');
  await db().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: actor.id } });
    if (count === 0) throw new AppError('not_found');
    await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
    await queueEmail(tx, 'second-factor-off', actor.id);
    await record(tx, call, 'account.second-factor-off');
  });
}

/** "Not now": the offer to set up two-step verification is not shown again. Settings keep it. */
export async function closeFactorOffer(call: Call): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: call.actor.id, factorOfferClosedAt: null },
      data: { factorOfferClosedAt: new Date() },
    });
    if (count > 0) await record(tx, call, 'account.second-factor-declined');
  });
}
