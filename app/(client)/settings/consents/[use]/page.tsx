import { type Metadata } from 'next';
import { ConsentScreen } from '@/components/settings/consent-screen';

export const metadata: Metadata = { title: 'Consent' };

export default async function ConsentPage({ params }: { params: Promise<{ use: string }> }) {
  const { use } = await params;
  return <ConsentScreen use={use} />;
}
