import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { ConsentScreen } from '@/components/settings/consent-screen';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchConsents } from '@/lib/consents/prefetch';

export const metadata: Metadata = { title: 'Consent' };

interface Address {
  params: Promise<{ use: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export default async function ConsentPage({ params, searchParams }: Address) {
  const [call, { use }, { from }] = await Promise.all([readPageCall('/settings'), params, searchParams]);
  const reads = async () => (call.actor.role === 'client' ? [prefetchConsents(call)] : []);
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <ConsentScreen use={use} from={typeof from === 'string' ? from : null} />
    </Hydrate>
  );
}
