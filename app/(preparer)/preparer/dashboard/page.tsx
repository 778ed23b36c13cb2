import { type Metadata } from 'next';
import { Suspense } from 'react';
import { ClientsScreen } from '@/components/assignments/clients-screen';

export const metadata: Metadata = { title: 'My Clients' };

export default function PreparerDashboardPage() {
  // The filter is part of the address, which is known in the browser.
  return (
    <Suspense>
      <ClientsScreen />
    </Suspense>
  );
}
