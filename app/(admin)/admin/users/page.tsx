import { type Metadata } from 'next';
import { UserManagement } from '@/components/accounts/admin-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { prefetchUsers } from '@/lib/accounts/prefetch';
import { prefetchAssignments, prefetchInvitations } from '@/lib/assignments/prefetch';
import { readPageCall } from '@/lib/auth/page-actor';

export const metadata: Metadata = { title: 'User Management' };

export default async function UserManagementPage() {
  const call = await readPageCall('/admin/users');
  // The list shows everybody; the boxes of the assignment form offer preparers and clients.
  const reads = async () => [
    prefetchUsers(null),
    prefetchUsers('preparer'),
    prefetchUsers('client'),
    prefetchAssignments(),
    prefetchInvitations(call),
  ];
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <UserManagement />
    </Hydrate>
  );
}
