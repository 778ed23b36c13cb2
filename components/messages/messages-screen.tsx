'use client';

import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '@/components/layout/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { type FormReturn } from '@/lib/http/client';
import { useThreadPeople } from '@/lib/messages/hooks';
import { PreparerThreads } from './preparer-threads';
import { Thread } from './thread';

type Returned = {
  /** What the browser came back with, having sent a message by itself. */
  returned: FormReturn | null;
};

/** The conversation between a client and their preparers, from either side. */
export function MessagesScreen({ returned }: Returned) {
  const { data: user } = useCurrentUser();
  if (user === undefined || user === null) return <SpinnerScreen />;
  return (
    <>
      <PageHeader
        title="Messages"
        subtitle={user.role === 'preparer' ? 'Chat with your clients' : 'Chat with your tax preparer'}
      />
      {user.role === 'client' ? <OwnThread userId={user.id} returned={returned} /> : null}
      {user.role === 'preparer' ? <PreparerThreads userId={user.id} returned={returned} /> : null}
      {user.role === 'admin' ? (
        <EmptyState icon={MessagesSquare} title="No messages for administrators">
          Messages are between clients and their preparers.
        </EmptyState>
      ) : null}
    </>
  );
}

function OwnThread({ userId, returned }: Returned & { userId: string }) {
  const people = useThreadPeople(null);
  const preparers = people.data?.preparers ?? [];
  const names = preparers.map(({ name }) => name).join(' and ');
  return (
    <Thread
      threadOf={null}
      documentsOf={userId}
      readerId={userId}
      returned={returned}
      empty={
        names === ''
          ? 'No messages yet. You can send a message once a preparer is assigned to you.'
          : `No messages yet. Message ${names} about anything on your return.`
      }
      closed={
        people.isSuccess && preparers.length === 0
          ? 'You don’t have a preparer yet. You can send messages once one is assigned.'
          : null
      }
    />
  );
}
