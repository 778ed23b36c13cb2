import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { AuditLogScreen } from '@/components/operations/audit-log-screen';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchAuditLog } from '@/lib/operations/prefetch';

export const metadata: Metadata = { title: 'Audit log' };

export default async function AuditLogPage() {
  const call = await readPageCall('/admin/audit');
  return (
    <Hydrate call={call} reads={async () => [prefetchAuditLog()]} fallback={<SpinnerScreen />}>
      <AuditLogScreen />
    </Hydrate>
  );
}
