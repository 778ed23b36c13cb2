import { recordAudit } from '@/lib/audit/commands';
import { recordRefusal } from '@/lib/audit/refusals';
import {
  failureKey,
  forgetAccountGuesses,
  forgetFailures,
  takeAccountGuess,
  takeGuess,
} from '@/lib/auth/failures';
import { checkPassword } from '@/lib/auth/password';
import { endPendingSignIn, startPendingSignIn, spendPendingSignIn } from '@/lib/auth/pending-sign-in';
import { acceptCode, isConfirmed } from '@/lib/auth/second-factor';
import { endSession, startSession } from '@/lib/auth/adapter';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import type { SignedIn } from './commands';
import { queueEmail } from './mail-work';
import type { CurrentUser, LoginInput } from './schema';
import type { SignInSource } from './sign-in-source';
import { userFields } from './user-fields';

/** The password was right and a code is missing: the token of the next step. */
export interface CodeMissing {
  pendingToken: string;
}

/** A sign-in that was refused, with or without an account behind the address: the same work for both. */
const noteRefusedSignIn = (
  userId: string | null,
  result: 'wrong-password' | 'wrong-code' | 'suspended',
  { requestId, network }: SignInSource,
): Promise<void> =>
  recordRefusal(
    { actorId: null, actorRole: 'anonymous', requestId },
    {
      action: 'session.refused',
      objectType: 'User',
      ...(userId === null ? {} : { objectId: userId, ownerId: userId }),
      detail: { result },
    },
    network,
  );

/** Only whoever gave the right password or code hears it: to everybody else the account looks like any other. */
async function refuseSuspended(
  { id, suspendedAt }: { id: string; suspendedAt: Date | null },
  source: SignInSource,
): Promise<void> {
  if (suspendedAt === null) return;
  await noteRefusedSignIn(id, 'suspended', source);
  throw new AppError('forbidden', 'Your account is suspended. Contact support to restore access.');
}

async function openSession(
  tx: Transaction,
  user: CurrentUser,
  source: SignInSource,
  factor: string,
): Promise<SignedIn> {
  if (source.oldToken !== null) await endSession(tx, source.oldToken);
  await recordAudit(
    tx,
    { actorId: user.id, actorRole: user.role, requestId: source.requestId },
    {
      action: 'session.started',
      objectType: 'User',
      objectId: user.id,
      ownerId: user.id,
      detail: { factor },
    },
  );
  return { user, token: await startSession(tx, user.id, source.userAgent) };
}

/**
 * Signs in with e-mail and password; the old session of this browser ends. With a second factor on, nothing is open
 * until `finishSignIn`.
 * @throws AppError unauthenticated for a wrong pair, in the same words and time whether the account exists or not;
 * rate_limited after too many wrong ones
 */
export async function signIn(input: LoginInput, source: SignInSource): Promise<SignedIn | CodeMissing> {
  const guesses = failureKey('sign-in', input.email, source.network);
  await takeGuess(guesses);
  await takeAccountGuess(input.email);
  const found = await db().user.findUnique({
    where: { email: input.email },
    select: {
      ...userFields,
      passwordHash: true,
      suspendedAt: true,
      secondFactor: { select: { confirmedAt: true } },
    },
  });
  const matches = await checkPassword(found?.passwordHash ?? null, input.password);
  if (found === null || !matches) {
    await noteRefusedSignIn(found?.id ?? null, 'wrong-password', source);
    throw new AppError('unauthenticated', 'Invalid email or password');
  }
  await forgetFailures(guesses);
  await forgetAccountGuesses(input.email);
  await refuseSuspended(found, source);
  const { passwordHash: _passwordHash, suspendedAt: _suspendedAt, secondFactor, ...user } = found;
  return db().$transaction(async (tx) =>
    isConfirmed(secondFactor)
      ? { pendingToken: await startPendingSignIn(tx, user.id) }
      : openSession(tx, user, source, 'password'),
  );
}

/**
 * The second step: a code of the app, or a recovery code.
 * @throws AppError unauthenticated for a wrong code and when the first step is too long ago; rate_limited after too
 * many wrong ones
 */
export async function finishSignIn(
  pendingToken: string | null,
  code: string,
  source: SignInSource,
): Promise<SignedIn> {
  const over = new AppError('unauthenticated', 'Your sign-in timed out. Enter your password again.');
  const userId = pendingToken === null ? null : await spendPendingSignIn(pendingToken);
  if (pendingToken === null || userId === null) throw over;
  const guesses = failureKey('second-factor', userId);
  await takeGuess(guesses);
  const factor = await acceptCode(userId, code);
  if (factor === null) {
    await noteRefusedSignIn(userId, 'wrong-code', source);
    throw new AppError('unauthenticated', 'That code isn’t correct. Wait for the next one and try again.');
  }
  await forgetFailures(guesses);
  const standing = { id: true, suspendedAt: true } as const;
  await refuseSuspended(
    await db().user.findUniqueOrThrow({ where: { id: userId }, select: standing }),
    source,
  );
  return db().$transaction(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: userFields });
    await endPendingSignIn(tx, pendingToken);
    if (factor === 'recovery') await queueEmail(tx, 'recovery-code-used', userId);
    return openSession(tx, user, source, factor === 'app' ? 'code' : 'recovery-code');
  });
}
