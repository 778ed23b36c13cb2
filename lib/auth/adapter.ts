import { PrismaAdapter } from '@auth/prisma-adapter';
import { cookies, headers } from 'next/headers';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { recordAudit } from '@/lib/audit/commands';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { chosenPlan, planCookie } from './chosen-plan';
import { cookieName } from './cookies';
import { absoluteLimitMs, endSession, readActor, readSessionToken } from './session';

const adapterFields = { id: true, email: true, emailVerified: true, name: true, image: true } as const;

/**
 * Auth.js's Prisma adapter, changed where the rest of the product expects more: session tokens are stored as hashes
 * only and replace the one this browser had, provider tokens are not kept, and a new person gets names, a lower-case
 * address and the plan chosen before leaving for the provider. Every sign-in leaves its audit row.
 * @param isCallback true while a provider sends somebody back: then the session this browser may have is not looked
 * at, so that a provider's account is never tied to whoever happens to be signed in
 */
export function createAdapter(isCallback: boolean): Adapter {
  return {
    ...PrismaAdapter(db() as never),
    createUser: (user) => createPerson(user),
    getUserByEmail: (email) =>
      db().user.findUnique({ where: { email: email.toLowerCase() }, select: adapterFields }),
    linkAccount: async ({ userId, type, provider, providerAccountId }) => {
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
    createSession: async (session) => {
      await replaceSession(session.userId, session.sessionToken);
      return session;
    },
    getSessionAndUser: async (token) => {
      const actor = isCallback ? null : await readActor(token, { passive: true });
      if (actor === null) return null;
      const user = await db().user.findUnique({ where: { id: actor.id }, select: adapterFields });
      if (user === null) return null;
      return { user, session: { sessionToken: token, userId: user.id, expires: actor.sessionEnds.absolute } };
    },
    // Sessions are prolonged by requests of ours, never by a look at /api/auth/session.
    updateSession: async () => null,
    deleteSession: async (token) => {
      await db().$transaction((tx) => endSession(tx, token));
    },
  };
}

async function createPerson(profile: AdapterUser): Promise<AdapterUser> {
  const [firstName = '', ...rest] = (profile.name ?? '').trim().slice(0, 200).split(/\s+/);
  const planTier = chosenPlan((await cookies()).get(cookieName(planCookie))?.value);
  return db().$transaction(async (tx) => {
    const user = await tx.user.create({
      data: {
        email: profile.email.toLowerCase(),
        name: profile.name ?? null,
        firstName: firstName.slice(0, 100),
        lastName: rest.join(' ').slice(0, 100),
        planTier,
        role: 'client',
      },
      select: adapterFields,
    });
    await recordAudit(
      tx,
      { actorId: user.id, actorRole: 'client' },
      { action: 'account.created', objectType: 'User', objectId: user.id, ownerId: user.id },
    );
    return user;
  });
}

async function replaceSession(userId: string, token: string): Promise<void> {
  const request = await headers();
  const old = readSessionToken(request);
  const now = Date.now();
  await db().$transaction(async (tx) => {
    if (old !== null) await endSession(tx, old);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
    await tx.session.create({
      data: {
        sessionToken: hashToken(token),
        userId,
        expires: new Date(now + absoluteLimitMs),
        provenAt: new Date(now),
        userAgent: request.get('user-agent')?.slice(0, 200) ?? null,
      },
    });
    await recordAudit(
      tx,
      { actorId: userId, actorRole: user.role },
      {
        action: 'session.started',
        objectType: 'User',
        objectId: userId,
        ownerId: userId,
        detail: { factor: 'google' },
      },
    );
  });
}
