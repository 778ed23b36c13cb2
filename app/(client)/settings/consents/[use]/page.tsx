import { type Metadata } from 'next';
import { ConsentScreen } from '@/components/settings/consent-screen';

export const metadata: Metadata = { title: 'Consent' };

interface Address {
  params: Promise<{ use: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export default async function ConsentPage({ params, searchParams }: Address) {
  const [{ use }, { from }] = await Promise.all([params, searchParams]);
  return <ConsentScreen use={use} from={typeof from === 'string' ? from : null} />;
}
