import { type Metadata } from 'next';
import { ClientsScreen } from '@/components/assignments/clients-screen';

export const metadata: Metadata = { title: 'My Clients' };

export default function PreparerDashboardPage() {
  return <ClientsScreen />;
}
