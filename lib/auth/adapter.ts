import { PrismaAdapter } from '@auth/prisma-adapter';
import { cookies, headers } from 'next/headers';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { recordAudit } from '@/lib/audit/commands';
import { cleanPersonName } from '@/lib/format/person-name';
import { hashToken, newToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { yearCookie, yearCookieLife, yearCookieValue } from '@/lib/browser/year-cookie';
import { chosenPlan, chosenYear, planCookie, signUpYearCookie } from './chosen-plan';
import { cookieName } from './cookies';
import { absoluteLimitMs, readSessionToken } from './session';

const adapterFields = { id: true, email: true, emailVerified: true, name: true, image: true } as const;

type SessionRows = Required<Pick<Adapter, 'createSession' | 'deleteSession'>>;

/**
 * Auth.js's Prisma adapter as everybody here starts and ends sessions with it, the password's way and the provider's:
 * of a token only its hash is stored, beside when it was proven and by which browser.
 * @param client the database, or the transaction that the session belongs to
 */
function sessionRows(client: Transaction, userAgent: string | null): SessionRows {
  const inner = PrismaAdapter(client as never);
  return {
    createSession: async (session) => {
      const row = {
        ...session,
        sessionToken: hashToken(session.sessionToken),
        provenAt: new Date(),
        userAgent: userAgent?.slice(0, 200) ?? null,
      };
      await inner.createSession?.(row);
      return session;
    },
    // An unknown token is fine: signing out twice is the same as once.
    deleteSession: async (token) => {
      await client.session.deleteMany({ where: { sessionToken: hashToken(token) } });
    },
  };
}

/** Starts a session, proven by the password or code just given, and returns its token. */
export async function startSession(
  tx: Transaction,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const sessionToken = newToken();
  const expires = new Date(Date.now() + absoluteLimitMs);
  await sessionRows(tx, userAgent).createSession({ sessionToken, userId, expires });
  return sessionToken;
}

/** Ends the session of a token; an unknown token is fine. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await sessionRows(tx, null).deleteSession(token);
}

/**
 * The whole adapter, changed where the rest of the product expects more than Auth.js's own: sessions are hashed and
 * replace the one this browser had, provider tokens are not kept, and a new person gets names, a lower-case address and
 * the plan chosen before leaving for the provider. Every sign-in leaves its audit row.
 * @param reads how sessions are read and kept alive (session-look.ts)
 */
export function createAdapter(
  reads: Required<Pick<Adapter, 'getSessionAndUser' | 'updateSession'>>,
): Adapter {
  return {
    ...PrismaAdapter(db() as never),
    ...reads,
    createUser: (user) => createPerson(user),
    getUserByEmail: (email) =>
      db().user.findUnique({ where: { email: email.toLowerCase() }, select: adapterFields }),
    linkAccount: async ({ userId, type, provider, providerAccountId }) => {
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
    createSession: async (session) => {
      await replaceSession(session);
      return session;
    },
    deleteSession: (token) => db().$transaction((tx) => endSession(tx, token)),
  };
}

async function createPerson(profile: AdapterUser): Promise<AdapterUser> {
  const name = cleanPersonName((profile.name ?? '').slice(0, 200));
  const [firstName = '', ...rest] = name.split(/\s+/);
  const jar = await cookies();
  const planTier = chosenPlan(jar.get(cookieName(planCookie))?.value);
  const year = chosenYear(jar.get(cookieName(signUpYearCookie))?.value);
  const person = await db().$transaction(async (tx) => {
    const user = await tx.user.create({
      data: {
        email: profile.email.toLowerCase(),
        name: name === '' ? null : name,
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
  // The first page makes the draft of this year, as after a sign-up with a password.
  if (year !== null)
    jar.set(yearCookie, yearCookieValue(year, person.id), {
      path: '/',
      maxAge: yearCookieLife,
      sameSite: 'lax',
    });
  return person;
}

async function replaceSession(session: {
  sessionToken: string;
  userId: string;
  expires: Date;
}): Promise<void> {
  const { userId } = session;
  const request = await headers();
  const old = readSessionToken(request);
  await db().$transaction(async (tx) => {
    if (old !== null) await endSession(tx, old);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
    await sessionRows(tx, request.get('user-agent')).createSession(session);
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
