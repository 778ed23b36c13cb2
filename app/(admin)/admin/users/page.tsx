import { type Metadata } from 'next';
import { UserManagement } from '@/components/accounts/admin-screen';

export const metadata: Metadata = { title: 'User Management' };

export default function UserManagementPage() {
  return <UserManagement />;
}
