import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { failureKey, forgetFailures, forgetSignInFailures, takeGuess } from '@/lib/auth/failures';
import { checkPassword, hashPassword } from '@/lib/auth/password';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { acceptCode } from '@/lib/auth/second-factor';
import { startSession } from '@/lib/auth/adapter';
import { AppError } from '@/lib/errors';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { refuseCommonPassword } from './commands';
import { queueEmail } from './mail-work';
import type { ConfirmInput, PasswordInput, ResetInput } from './security-schema';

interface Call {
  actor: Actor;
  requestId: string;
}

const aboutUser = (userId: string) => ({
  objectType: 'User',
  objectId: userId,
  ownerId: userId,
});

/** Checks the password of somebody signed in. @throws AppError invalid at `field`, rate_limited after too many */
async function demandPassword(actor: Actor, password: string, field: string): Promise<void> {
  const guesses = failureKey('confirm', actor.id);
  await takeGuess(guesses);
  const stored = await db().user.findUnique({ where: { id: actor.id }, select: { passwordHash: true } });
  if (await checkPassword(stored?.passwordHash ?? null, password)) return forgetFailures(guesses);
  const message = 'That isn’t your current password.';
  throw new AppError('invalid', message, { fields: { [field]: message } });
}

/**
 * Notes that the person is at the keyboard: the password, or a code where an authenticator app is set up.
 * @throws AppError invalid at the field when it is wrong
 */
export async function confirmFactor(call: Call, input: ConfirmInput): Promise<void> {
  const { actor } = call;
  if ('password' in input) {
    // With an app set up a password alone proves too little.
    if (actor.hasSecondFactor) throw new AppError('invalid', 'Enter a code from your authenticator app.');
    await demandPassword(actor, input.password, 'password');
  } else {
    const guesses = failureKey('second-factor', actor.id);
    await takeGuess(guesses);
    if ((await acceptCode(actor.id, input.code)) === null) {
      const message = 'That code isn’t correct. Wait for the next one and try again.';
      throw new AppError('invalid', message, { fields: { code: message } });
    }
    await forgetFailures(guesses);
  }
  await db().session.update({ where: { id: actor.sessionId }, data: { provenAt: new Date() } });
}

/**
 * Changes the password; every other browser is signed out, this one gets a new token.
 * @throws AppError invalid at its field for a wrong current or a common new password
 */
export async function changePassword(
  call: Call,
  input: PasswordInput,
  userAgent: string | null,
): Promise<string> {
  const { actor } = call;
  const { passwordHash: old } = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { passwordHash: true },
  });
  // Who only signs in through Google has no password yet; a fresh sign-in stands for it.
  if (old === null || actor.hasSecondFactor) requireRecentFactor(actor);
  if (old !== null) await demandPassword(actor, input.currentPassword ?? '', 'currentPassword');
  refuseCommonPassword(input.newPassword, [actor.email, actor.firstName, actor.lastName], 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  return db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: actor.id }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: actor.id } });
    await tx.pendingSignIn.deleteMany({ where: { userId: actor.id } });
    await tx.passwordReset.deleteMany({ where: { userId: actor.id } });
    await queueEmail(tx, 'password-changed', actor.id);
    await recordAudit(tx, sourceOf(call), { action: 'account.password-changed', ...aboutUser(actor.id) });
    return startSession(tx, actor.id, userAgent);
  });
}

/** Queues the email with a link when the address has an account. Runs after the reply, which is always the same. */
export async function requestReset(email: string, requestId: string): Promise<void> {
  const user = await db().user.findUnique({ where: { email }, select: { id: true } });
  if (user === null) return;
  await db().$transaction(async (tx) => {
    await queueEmail(tx, 'password-reset', user.id);
    await recordAudit(
      tx,
      { actorId: null, actorRole: 'anonymous', requestId },
      { action: 'account.reset-asked', ...aboutUser(user.id) },
    );
  });
}

/**
 * Sets a new password with a link from an email. The link is used up and every browser is signed out; a second
 * factor is asked for at the next sign-in as always.
 * @throws AppError invalid for a link that is unknown, used or too old, and for a common password
 */
export async function resetPassword(input: ResetInput, requestId: string): Promise<void> {
  const tokenHash = hashToken(input.token);
  const reset = await db().passwordReset.findUnique({
    where: { tokenHash },
    select: {
      expires: true,
      user: { select: { id: true, email: true, firstName: true, lastName: true, role: true } },
    },
  });
  const gone = new AppError('invalid', 'This link has expired or was already used. Request a new one.');
  if (reset === null || reset.expires <= new Date()) throw gone;
  const { user } = reset;
  refuseCommonPassword(input.password, [user.email, user.firstName, user.lastName], 'password');
  const passwordHash = await hashPassword(input.password);
  await db().$transaction(async (tx) => {
    const { count } = await tx.passwordReset.deleteMany({ where: { tokenHash } });
    if (count === 0) throw gone; // used at the same moment elsewhere
    await tx.passwordReset.deleteMany({ where: { userId: user.id } });
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await tx.pendingSignIn.deleteMany({ where: { userId: user.id } });
    await queueEmail(tx, 'password-changed', user.id);
    await recordAudit(
      tx,
      { actorId: user.id, actorRole: user.role, requestId },
      { action: 'account.password-reset', ...aboutUser(user.id) },
    );
  });
  await forgetSignInFailures(user.email);
}
