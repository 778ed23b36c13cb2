import { type Metadata } from 'next';
import { CopilotScreen } from '@/components/chat/copilot-screen';
import { Hydrate } from '@/components/layout/hydrate';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchChat } from '@/lib/chat/prefetch';
import { prefetchConsents } from '@/lib/consents/prefetch';
import { readMyReturn } from '@/lib/returns/prefetch';

export const metadata: Metadata = { title: 'AI Tax Co-Pilot' };

export default async function CopilotPage() {
  const call = await readPageCall('/copilot');
  const reads = async () => {
    const { mine, open } = await readMyReturn(call);
    return [mine, prefetchConsents(call), ...(open === null ? [] : prefetchChat(call, open.id))];
  };
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <CopilotScreen />
    </Hydrate>
  );
}
