import { type Metadata } from 'next';
import { ClientsSkeleton } from '@/components/assignments/case-skeletons';
import { ClientsScreen } from '@/components/assignments/clients-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { PageHeader } from '@/components/layout/page-header';
import { prefetchClients } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';

export const metadata: Metadata = { title: 'My Clients' };

export default async function PreparerDashboardPage() {
  const call = await readPageCall('/preparer/dashboard');
  const fallback = (
    <>
      <PageHeader
        title="My Clients"
        subtitle="Where each client’s return stands and what needs your attention."
      />
      <ClientsSkeleton />
    </>
  );
  return (
    <Hydrate call={call} reads={async () => [prefetchClients(call)]} fallback={fallback}>
      <ClientsScreen />
    </Hydrate>
  );
}
