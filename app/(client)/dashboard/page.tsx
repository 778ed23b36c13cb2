import { type Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DashboardScreen } from '@/components/returns/dashboard/dashboard-screen';
import { readPreparerOf } from '@/lib/assignments/queries';
import { readPageActor } from '@/lib/auth/page-actor';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  const actor = await readPageActor();
  if (actor === null) redirect('/login');
  return <DashboardScreen preparer={await readPreparerOf(actor)} />;
}
