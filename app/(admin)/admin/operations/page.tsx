import { type Metadata } from 'next';
import { OperationsScreen } from '@/components/operations/operations-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchOperations } from '@/lib/operations/prefetch';

export const metadata: Metadata = { title: 'Operations' };

export default async function OperationsPage() {
  const call = await readPageCall('/admin/operations');
  return (
    <Hydrate call={call} reads={async () => [prefetchOperations()]} fallback={<SpinnerScreen />}>
      <OperationsScreen />
    </Hydrate>
  );
}
