import { type Metadata } from 'next';
import { RequestsScreen } from '@/components/reviews/requests-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { prefetchOwnLetters } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchOwnRequests, prefetchPreparerChanges } from '@/lib/reviews/prefetch';

export const metadata: Metadata = { title: 'Questions from your preparer' };

export default async function RequestsPage() {
  const call = await readPageCall('/requests');
  const reads = async () => [
    prefetchOwnRequests(call),
    prefetchOwnLetters(call),
    prefetchPreparerChanges(call),
  ];
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <RequestsScreen />
    </Hydrate>
  );
}
