import { type Metadata } from 'next';
import { ClientSkeleton } from '@/components/assignments/case-skeletons';
import { ReviewWizardScreen } from '@/components/assignments/review-wizard';
import { Hydrate } from '@/components/layout/hydrate';
import { readCase } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchTicks } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Review values' };

type ReviewValuesProps = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<{ by?: string | string[] }>;
};

export default async function ReviewValuesPage({ params, searchParams }: ReviewValuesProps) {
  const [call, { clientId }, { by }] = await Promise.all([readPageCall('/preparer'), params, searchParams]);
  const reads = async () => {
    const { open, shown } = await readCase(call, clientId);
    return [shown, prefetchTicks(open)];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<ClientSkeleton />}>
      <ReviewWizardScreen clientId={clientId} isSecond={by === 'second'} />
    </Hydrate>
  );
}
