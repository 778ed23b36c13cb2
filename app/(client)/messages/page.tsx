import { type Metadata } from 'next';
import { Hydrate } from '@/components/layout/hydrate';
import { MessagesScreen } from '@/components/messages/messages-screen';
import { SpinnerScreen } from '@/components/ui/spinner';
import { prefetchClients } from '@/lib/assignments/prefetch';
import { readPageCall, type PageCall } from '@/lib/auth/page-actor';
import { prefetchDocuments } from '@/lib/documents/prefetch';
import { readFormReturn } from '@/lib/http/form-return';
import { isAssigned } from '@/lib/returns/access';
import { prefetchClientThread, prefetchOwnThread } from '@/lib/messages/prefetch';

export const metadata: Metadata = { title: 'Messages' };

type MessagesPageProps = { searchParams: Promise<{ client?: string | string[] }> };

/** A client's own thread; a preparer's clients, and the thread that is open beside them. Administrators have none. */
async function listReads(call: PageCall, open: string | null) {
  if (call.actor.role === 'client')
    return [...prefetchOwnThread(call), prefetchDocuments(call, call.actor.id)];
  if (call.actor.role === 'admin') return [];
  // Whoever is not assigned finds that out among the clients: the screen itself says so.
  const isTheirs = open !== null && (await isAssigned(call.actor.id, open));
  return [prefetchClients(call), ...(isTheirs ? [prefetchClientThread(call, open)] : [])];
}

export default async function MessagesPage({ searchParams }: MessagesPageProps) {
  const [call, { client }] = await Promise.all([readPageCall('/messages'), searchParams]);
  const reads = () => listReads(call, typeof client === 'string' ? client : null);
  return (
    <Hydrate call={call} reads={reads} fallback={<SpinnerScreen />}>
      <MessagesScreen returned={await readFormReturn('/messages')} />
    </Hydrate>
  );
}
