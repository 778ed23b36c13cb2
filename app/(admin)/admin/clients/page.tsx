import { type Metadata } from 'next';
import { AllClientsScreen } from '@/components/assignments/all-clients-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { prefetchAllClients } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';

export const metadata: Metadata = { title: 'Clients' };

export default async function AllClientsPage() {
  const call = await readPageCall('/admin/clients');
  return (
    <Hydrate call={call} reads={async () => prefetchAllClients()} fallback={<SpinnerScreen />}>
      <AllClientsScreen />
    </Hydrate>
  );
}
