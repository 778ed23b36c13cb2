import { type Metadata } from 'next';
import { ClientScreen } from '@/components/assignments/client-screen';

export const metadata: Metadata = { title: 'Client' };

export default async function ClientPage({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params;
  return <ClientScreen clientId={clientId} />;
}
