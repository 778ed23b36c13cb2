'use client';

import { PageHeader } from '@/components/layout/page-header';
import { SpinnerScreen } from '@/components/ui/spinner';
import { useCurrentUser } from '@/lib/accounts/hooks';
import { useThreadPeople } from '@/lib/messages/hooks';
import { Thread } from './thread';

/** A client's conversation with the preparers of their return. */
export function MessagesScreen() {
  const { data: user } = useCurrentUser();
  const people = useThreadPeople(null);
  if (user === undefined || user === null) return <SpinnerScreen />;
  const preparers = people.data?.preparers ?? [];
  const names = preparers.map(({ name }) => name).join(' and ');
  return (
    <>
      <PageHeader title="Messages" subtitle="Chat with your tax preparer" />
      <Thread
        threadOf={null}
        documentsOf={user.id}
        readerId={user.id}
        empty={
          names === ''
            ? 'No messages yet. You can write as soon as a preparer is assigned to you.'
            : `No messages yet. Write to ${names} about anything on your return.`
        }
        closed={
          people.isSuccess && preparers.length === 0
            ? 'No preparer is assigned to you yet. Messages open as soon as one is.'
            : null
        }
      />
    </>
  );
}
