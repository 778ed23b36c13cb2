import { type Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DashboardScreen } from '@/components/returns/dashboard/dashboard-screen';
import { readPreparerOf } from '@/lib/assignments/queries';
import { readActor, readSessionToken } from '@/lib/auth/session';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  const actor = await readActor(readSessionToken(await headers()));
  if (actor === null) redirect('/login');
  return <DashboardScreen preparer={await readPreparerOf(actor)} />;
}
