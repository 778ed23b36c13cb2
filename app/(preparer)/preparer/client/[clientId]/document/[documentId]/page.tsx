import { type Metadata } from 'next';
import { DocumentScreen } from '@/components/assignments/document-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { openDocument } from '@/lib/documents/access';
import { prefetchClientDocument } from '@/lib/documents/prefetch';
import { prefetchRequests, prefetchTicks } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Client document' };

type DocumentPageProps = {
  params: Promise<{ clientId: string; documentId: string }>;
  searchParams: Promise<{ field?: string | string[] }>;
};

export default async function DocumentPage({ params, searchParams }: DocumentPageProps) {
  const [call, { clientId, documentId }, { field }] = await Promise.all([
    readPageCall('/preparer'),
    params,
    searchParams,
  ]);
  const reads = async () => {
    const { open, shown } = await readCase(call, clientId);
    const document = await openDocument(call, documentId, 'read', clientId);
    return [shown, prefetchClientDocument(document), prefetchRequests(open), prefetchTicks(open)];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <DocumentScreen
        clientId={clientId}
        documentId={documentId}
        wanted={typeof field === 'string' ? field : null}
      />
    </Hydrate>
  );
}
