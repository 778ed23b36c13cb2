'use client';

import {
  hydrate,
  HydrationBoundary,
  useQueryClient,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { SpinnerScreen } from '@/components/ui/spinner';
import { currentUserKey } from '@/lib/accounts/keys';
import { type CurrentUser } from '@/lib/accounts/schema';

type KnownDataProps = {
  /** Whose data it is. */
  owner: string;
  state: DehydratedState;
  children: ReactNode;
};

/** For this long after a write the cache knows better than a page that may have been read before it, in milliseconds. */
const settling = 10_000;

/** When each page's data arrived, by the clock of this browser: the server's may be minutes off. */
const arrivals = new WeakMap<DehydratedState, DehydratedState>();

function stampOnArrival(client: QueryClient, state: DehydratedState): DehydratedState {
  const known = arrivals.get(state);
  if (known !== undefined) return known;
  const now = Date.now();
  const isNews = hasJustWritten(client, now) ? hasNothing(client) : () => true;
  const queries = state.queries
    .filter(isNews)
    .map((query) => ({ ...query, dehydratedAt: now, state: { ...query.state, dataUpdatedAt: now } }));
  const stamped = { ...state, queries };
  arrivals.set(state, stamped);
  return stamped;
}

const hasJustWritten = (client: QueryClient, now: number) =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || now - state.submittedAt < settling);

const hasNothing =
  (client: QueryClient) =>
  ({ queryHash }: DehydratedState['queries'][number]) =>
    client.getQueryCache().get(queryHash)?.state.data === undefined;

/** Starts the cache with what the server read for this page, so that no screen asks the API for what its HTML held. */
export function KnownData({ owner, state, children }: KnownDataProps) {
  const client = useQueryClient();
  const stamped = stampOnArrival(client, state);
  const user = client.getQueryData<CurrentUser>(currentUserKey);
  // Another tab signed somebody else in: the frame around this page is still that of the account before.
  const isForeign = user !== undefined && user !== null && user.id !== owner;
  useLayoutEffect(() => {
    if (isForeign) window.location.reload();
    // Before the screens below subscribe: they would ask for what is known to be out of date.
    else hydrate(client, stamped);
  }, [client, stamped, isForeign]);
  if (isForeign) return <SpinnerScreen />;
  return <HydrationBoundary state={stamped}>{children}</HydrationBoundary>;
}
