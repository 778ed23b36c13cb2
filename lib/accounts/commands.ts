import type { Prisma } from '@/.generated/prisma/client';
import type { Actor } from '@/lib/auth/actor';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { hashPassword } from '@/lib/auth/password';
import { findPasswordProblem } from '@/lib/auth/password-choice';
import { endSession, startSession } from '@/lib/auth/adapter';
import { AppError } from '@/lib/errors';
import { isUniqueViolation } from '@/lib/http/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { placeholderEnding } from './no-account';
import type { CurrentUser, SignupInput } from './schema';
import type { SignInSource } from './sign-in-source';
import { userFields } from './user-fields';

/** What a sign-in leaves besides the user: the new cookie's token. */
export interface SignedIn {
  user: CurrentUser;
  token: string;
}

/** @throws AppError invalid at the named field when others would guess this password */
export function refuseCommonPassword(password: string, about: readonly string[], field: string): void {
  const problem = findPasswordProblem(password, about);
  if (problem !== null) throw new AppError('invalid', problem, { fields: { [field]: problem } });
}

/**
 * Creates a client's account and signs it in.
 * @param also goes together with it, or neither happens
 * @param recordId the client without an account who gets this one
 * @throws AppError conflict when the e-mail address has an account, or the client got one meanwhile
 */
export async function signUp(
  input: SignupInput,
  source: SignInSource,
  also: (tx: Transaction, userId: string) => Promise<void> = async () => undefined,
  recordId: string | null = null,
): Promise<SignedIn> {
  refuseCommonPassword(input.password, [input.email, input.firstName, input.lastName], 'password');
  const passwordHash = await hashPassword(input.password);
  const { password: _password, taxYear: _taxYear, ...profile } = input;
  try {
    return await db().$transaction(async (tx) => {
      const data = { ...profile, passwordHash, role: 'client' } as const;
      const user =
        recordId === null
          ? await tx.user.create({ data, select: userFields })
          : await claimRecord(tx, recordId, data);
      const token = await startSession(tx, user.id, source.userAgent);
      const by = { actorId: user.id, actorRole: user.role, requestId: source.requestId };
      await recordAudit(tx, by, {
        action: 'account.created',
        objectType: 'User',
        objectId: user.id,
        ownerId: user.id,
      });
      await also(tx, user.id);
      return { user, token };
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('conflict', 'An account with this email already exists.');
    throw error;
  }
}

/** Gives a client without an account their own address and password. */
async function claimRecord(
  tx: Transaction,
  id: string,
  data: Prisma.UserUpdateManyMutationInput,
): Promise<CurrentUser> {
  const { count } = await tx.user.updateMany({
    where: { id, role: 'client', email: { endsWith: placeholderEnding } },
    data,
  });
  if (count === 0) throw new AppError('conflict', 'This client already has an account. Sign in to it.');
  return tx.user.findUniqueOrThrow({ where: { id }, select: userFields });
}

/** Ends the session of a token. Signing out twice is the same as once. */
export async function signOut(token: string, actor: Actor | null, requestId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await endSession(tx, token);
    if (actor === null) return;
    const by = sourceOf({ actor, requestId });
    await recordAudit(tx, by, {
      action: 'session.ended',
      objectType: 'User',
      objectId: actor.id,
      ownerId: actor.id,
    });
  });
}

/**
 * Makes somebody an administrator from the operator's command line; their sessions end.
 * @returns true when the account was created with the given password, false when it existed and keeps its own
 */
export async function makeAdmin(email: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db().$transaction(async (tx) => {
    const found = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const user = await tx.user.upsert({
      where: { email },
      create: { email, firstName: 'Plainfile', lastName: 'Administrator', role: 'admin', passwordHash },
      update: { role: 'admin' },
      select: { id: true },
    });
    await tx.session.deleteMany({ where: { userId: user.id } });
    const system = { actorId: null, actorRole: 'system' } as const;
    await recordAudit(tx, system, {
      action: 'account.made-admin',
      objectType: 'User',
      objectId: user.id,
      ownerId: user.id,
    });
    return found === null;
  });
}
