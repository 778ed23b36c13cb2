import { type Metadata } from 'next';
import { InvitationScreen } from '@/components/assignments/invitation-screen';

export const metadata: Metadata = { title: 'Your invitation' };

export default function InvitationPage() {
  return (
    <div className="mx-auto grid max-w-lg gap-6">
      <h1 className="text-2xl font-semibold">Your invitation</h1>
      <InvitationScreen />
    </div>
  );
}
