import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor, Role } from './actor';
import { enrolmentPage, homeOf } from './page-access';
import { readActor, readSessionToken } from './session';

/** Who looks at the page that is being rendered, or null. The layout and the page ask the database once between them. */
export const readPageActor = cache(async (): Promise<Actor | null> =>
  readActor(readSessionToken(await headers())),
);

/** Who asks, in which request: what the rooms' queries take, from a page as from an endpoint. */
export interface PageCall {
  actor: Actor;
  requestId: string;
}

/**
 * The call that a page reads its data with. People who are signed out go to /login, people with another role to where
 * they start. Layout and page render side by side, so each of them asks.
 * @param role whose page it is; null lets every role in
 */
export async function readPageCall(role: Role | null): Promise<PageCall> {
  const actor = await readPageActor();
  if (actor === null) redirect('/login');
  if (actor.mustEnrol) redirect(enrolmentPage);
  if (role !== null && actor.role !== role) redirect(homeOf[actor.role]);
  return { actor, requestId: (await headers()).get('x-request-id') ?? randomUUID() };
}
