import { type Metadata } from 'next';
import { Suspense } from 'react';
import { MessagesScreen } from '@/components/messages/messages-screen';

export const metadata: Metadata = { title: 'Messages' };

export default function MessagesPage() {
  // Which conversation is open stands in the address, which is known in the browser.
  return (
    <Suspense>
      <MessagesScreen />
    </Suspense>
  );
}
