import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { MessagesScreen } from '@/components/messages/messages-screen';
import { SpinnerScreen } from '@/components/ui/spinner';
import { readPageCall } from '@/lib/auth/page-actor';
import { prefetchDocuments } from '@/lib/documents/prefetch';
import { prefetchOwnThread } from '@/lib/messages/prefetch';

export const metadata: Metadata = { title: 'Messages' };

export default async function MessagesPage() {
  const call = await readPageCall(null);
  const isClient = call.actor.role === 'client';
  const reads = async () =>
    isClient ? [...prefetchOwnThread(call), prefetchDocuments(call, call.actor.id)] : [];
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <MessagesScreen />
    </Hydrate>
  );
}
