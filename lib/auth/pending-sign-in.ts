import { hashToken, newToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { readCookie, writeCookie } from './cookies';

const attemptsAllowed = 5;
/** Where a browser keeps a sign-in that still needs a code, and for how long that is good. */
export const pendingCookie = { base: 'plainfile.pending', seconds: 10 * 60 };

/** The Set-Cookie value for a sign-in that still needs a code; null drops it. */
export function writePendingCookie(token: string | null): string {
  return writeCookie(pendingCookie.base, token, pendingCookie.seconds);
}

export function readPendingToken(headers: Headers): string | null {
  return readCookie(headers, pendingCookie.base);
}

/** Remembers that the password was right. Only the token's hash is stored; it opens nothing but the next step. */
export async function startPendingSignIn(tx: Transaction, userId: string): Promise<string> {
  const token = newToken();
  const expires = new Date(Date.now() + pendingCookie.seconds * 1000);
  await tx.pendingSignIn.create({ data: { tokenHash: hashToken(token), userId, expires } });
  return token;
}

/** Takes one of the few tries of a pending sign-in. @returns whose it is, null when it is over */
export async function spendPendingSignIn(token: string): Promise<string | null> {
  const where = {
    tokenHash: hashToken(token),
    attempts: { lt: attemptsAllowed },
    expires: { gt: new Date() },
  };
  const taken = await db().pendingSignIn.updateManyAndReturn({
    where,
    data: { attempts: { increment: 1 } },
    select: { userId: true },
  });
  return taken[0]?.userId ?? null;
}

/** Ends it: a session took its place. */
export async function endPendingSignIn(tx: Transaction, token: string): Promise<void> {
  await tx.pendingSignIn.deleteMany({ where: { tokenHash: hashToken(token) } });
}
