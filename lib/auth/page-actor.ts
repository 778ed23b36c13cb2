import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor } from './actor';
import { auth } from './auth';
import { enrolmentPage } from './page-access';
import { admits, groupOf, homeOf, type PageGroup, type PagePath } from './page-table';

/** Who looks at the page that is being rendered, or null. The layout and the page ask the database once between them. */
export const readPageActor = cache(async (): Promise<Actor | null> => auth());

/** Who asks, in which request: what the rooms' queries take, from a page as from an endpoint. */
export interface PageCall {
  actor: Actor;
  requestId: string;
}

/**
 * The call that a page reads its data with. People who are signed out go to /login, people with another role to where
 * they start. Layout and page render side by side, so each of them asks.
 * @param path the page's address, or the nearest one above it in the table: the table says whose page it is
 */
export const readPageCall = (path: PagePath): Promise<PageCall> => readCall([groupOf(path) ?? 'everyone']);

/** The same for the layout around pages of these groups. */
export const readLayoutCall = (groups: readonly PageGroup[]): Promise<PageCall> => readCall(groups);

async function readCall(groups: readonly PageGroup[]): Promise<PageCall> {
  const actor = await readPageActor();
  if (actor === null) redirect('/login');
  if (actor.mustEnrol) redirect(enrolmentPage);
  if (!groups.some((group) => admits(group, actor.role))) redirect(homeOf[actor.role]);
  return { actor, requestId: (await headers()).get('x-request-id') ?? randomUUID() };
}
