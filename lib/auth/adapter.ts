import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Adapter } from 'next-auth/adapters';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';

/**
 * Auth.js's Prisma adapter with two changes: session tokens are stored as hashes only, and a person who arrives
 * through a provider gets the names and the lower-case e-mail that the rest of the product expects.
 */
export function createAdapter(): Adapter {
  const base = PrismaAdapter(db() as never);
  const required = <K extends keyof Adapter>(name: K): NonNullable<Adapter[K]> => {
    const method = base[name];
    if (method === undefined) throw new Error(`the Prisma adapter has no ${String(name)}`);
    return method as NonNullable<Adapter[K]>;
  };
  return {
    ...base,
    createUser: (user) => {
      const [firstName = '', ...rest] = (user.name ?? '').trim().split(/\s+/);
      const profile = { ...user, email: user.email.toLowerCase(), firstName, lastName: rest.join(' ') };
      return required('createUser')(profile);
    },
    createSession: async (session) => {
      await required('createSession')({ ...session, sessionToken: hashToken(session.sessionToken) });
      return session;
    },
    getSessionAndUser: async (token) => {
      const found = await required('getSessionAndUser')(hashToken(token));
      return found === null ? null : { ...found, session: { ...found.session, sessionToken: token } };
    },
    updateSession: async (session) => {
      const updated = await required('updateSession')({
        ...session,
        sessionToken: hashToken(session.sessionToken),
      });
      return updated ? { ...updated, sessionToken: session.sessionToken } : updated;
    },
    deleteSession: (token) => required('deleteSession')(hashToken(token)),
  };
}
