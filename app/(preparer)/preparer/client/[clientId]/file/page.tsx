import { type Metadata } from 'next';
import { PreparerFilingScreen } from '@/components/filing/preparer-filing-screen';

export const metadata: Metadata = { title: 'Sign and file' };

export default async function PreparerFilePage({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params;
  return <PreparerFilingScreen clientId={clientId} />;
}
