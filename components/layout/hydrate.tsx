import { headers } from 'next/headers';
import { Suspense, type ReactNode } from 'react';
import { KnownData } from '@/components/layout/known-data';
import { readPageData, type Prefetch } from '@/lib/http/prefetch';
import { type PageCall } from '@/lib/auth/page-actor';

type HydrateProps = {
  call: PageCall;
  /** What the screens below read: the entries of the browser's cache that the HTML brings along. */
  reads: () => Promise<readonly Prefetch[]>;
  /** Shown while a visit from within the app waits for the server. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Puts a page's data into its first HTML: reads it through the rooms' queries and hands it to the hooks of the screens
 * below, under the keys that they use.
 *
 * A document is sent whole, so that it shows its data without JavaScript and a page that is not there is a 404. A
 * visit from within the app shows `fallback` as soon as the server answers.
 */
export function Hydrate({ fallback, ...data }: HydrateProps) {
  return (
    <OnVisit fallback={fallback}>
      <WithData {...data} />
    </OnVisit>
  );
}

/** The same order for a page that reads its data itself: whole as a document, after `fallback` on a visit. */
export async function OnVisit({ fallback, children }: Pick<HydrateProps, 'fallback' | 'children'>) {
  const isVisit = (await headers()).get('sec-fetch-dest') === 'empty';
  return isVisit ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

async function WithData({ call, reads, children }: Omit<HydrateProps, 'fallback'>) {
  const state = await readPageData(call.requestId, reads);
  return (
    <KnownData owner={call.actor.id} state={state}>
      {children}
    </KnownData>
  );
}
