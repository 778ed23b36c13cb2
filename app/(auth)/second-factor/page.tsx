import { type Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Enrolment } from '@/components/accounts/security/enrolment';
import { CurrentUser } from '@/lib/accounts/schema';
import { readClock } from '@/lib/accounts/session-clock';
import { readPageActor } from '@/lib/auth/page-actor';

export const metadata: Metadata = { title: 'Set up two-step verification' };

/** Staff come here before anything else until they have a second factor. */
export default async function SecondFactorPage() {
  const actor = await readPageActor();
  if (actor === null) redirect('/login');
  return (
    <div className="mx-auto grid max-w-lg gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold">Set up two-step verification</h1>
        <p className="text-muted-foreground">
          You work with other people’s tax data, so your account requires a code from an app as well as your
          password.
        </p>
      </div>
      <Enrolment user={CurrentUser.parse(actor)} clock={readClock(actor)} />
    </div>
  );
}
