import { type Metadata } from 'next';
import { ClientSkeleton } from '@/components/assignments/case-skeletons';
import { ReviewWizardScreen } from '@/components/assignments/review-wizard';
import { Hydrate } from '@/components/layout/hydrate';
import { readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchTicks } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Review values' };

export default async function ReviewValuesPage({ params }: { params: Promise<{ clientId: string }> }) {
  const [call, { clientId }] = await Promise.all([readPageCall('/preparer'), params]);
  const reads = async () => {
    const { open, shown } = await readCase(call, clientId);
    return [shown, prefetchTicks(open)];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<ClientSkeleton />}>
      <ReviewWizardScreen clientId={clientId} />
    </Hydrate>
  );
}
