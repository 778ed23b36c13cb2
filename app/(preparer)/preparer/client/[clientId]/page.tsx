import { type Metadata } from 'next';
import { CaseAhead, ClientScreen } from '@/components/assignments/client-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { prefetchLetters, readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { openReturn } from '@/lib/returns/access';
import { prefetchValidation } from '@/lib/returns/prefetch';
import { prefetchReview } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Client' };

export default async function ClientPage({ params }: { params: Promise<{ clientId: string }> }) {
  const [call, { clientId }] = await Promise.all([readPageCall('/preparer'), params]);
  const reads = async () => {
    const { open, detail, shown } = await readCase(call, clientId);
    const { taxReturn } = detail;
    return [
      shown,
      ...prefetchReview(open),
      prefetchLetters(open),
      ...(taxReturn === null ? [] : [prefetchValidation(await openReturn(call, taxReturn.id, 'read'))]),
    ];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<CaseAhead clientId={clientId} />}>
      <ClientScreen clientId={clientId} />
    </Hydrate>
  );
}
