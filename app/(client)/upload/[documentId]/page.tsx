import { type Metadata } from 'next';
import { ReviewScreen } from '@/components/documents/review-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { openDocument } from '@/lib/documents/access';
import { prefetchDocument, prefetchDocuments } from '@/lib/documents/prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';
import { prefetchOwnRequests, prefetchPreparerChanges } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Check what we read' };

type ReviewPageProps = {
  params: Promise<{ documentId: string }>;
  searchParams: Promise<{ field?: string | string[] }>;
};

export default async function ReviewPage({ params, searchParams }: ReviewPageProps) {
  const [call, { documentId }, { field }] = await Promise.all([
    readPageCall('/upload'),
    params,
    searchParams,
  ]);
  const reads = async () => [
    prefetchDocument(await openDocument(call, documentId, 'read')),
    prefetchDocuments(call, call.actor.id),
    (await readMyReturn(call)).mine,
    prefetchOwnRequests(call),
    prefetchPreparerChanges(call),
  ];
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <ReviewScreen documentId={documentId} wanted={typeof field === 'string' ? field : null} />
    </Hydrate>
  );
}
