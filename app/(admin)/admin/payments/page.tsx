import { type Metadata } from 'next';
import { AdminPayments } from '@/components/billing/admin-payments';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchAllPayments } from '@/lib/billing/prefetch';

export const metadata: Metadata = { title: 'Payments' };

export default async function AdminPaymentsPage() {
  const call = await readPageCall('/admin/payments');
  return (
    <Hydrate call={call} reads={async () => [prefetchAllPayments()]} fallback={<SpinnerScreen />}>
      <AdminPayments />
    </Hydrate>
  );
}
