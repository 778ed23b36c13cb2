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
  const inDoubt = hasJustWritten(client, now);
  const queries = state.queries.flatMap((query) => {
    const cached = client.getQueryCache().get(query.queryHash);
    const isUnknown = cached?.state.data === undefined;
    const isOld = !isUnknown && cached.state.isInvalidated && !cached.isActive();
    if (inDoubt && !isUnknown && !isOld) return [];
    // In doubt it is shown in place of what is surely out of date, and asked for once more.
    const isInvalidated = inDoubt && isOld;
    return [{ ...query, dehydratedAt: now, state: { ...query.state, dataUpdatedAt: now, isInvalidated } }];
  });
  const stamped = { ...state, queries };
  arrivals.set(state, stamped);
  return stamped;
}

/** Whether what was read on the server may be of before a write of this tab. */
export const hasJustWritten = (client: QueryClient, now: number) =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || now - state.submittedAt < settling);

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
