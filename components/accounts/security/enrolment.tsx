'use client';

import { Button } from '@/components/ui/button';
import { useLogout } from '@/lib/accounts/hooks';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type SessionClock } from '@/lib/accounts/security-schema';
import { SecondFactorSetup } from './second-factor-setup';
import { SessionKeeper } from './session-keeper';

/** Setting up where it is not a choice; afterwards the person starts where they start. */
export function Enrolment({ user, clock }: { user: CurrentUser; clock: SessionClock }) {
  const logout = useLogout();
  return (
    <>
      <SessionKeeper user={user} clock={clock} />
      <SecondFactorSetup onDone={() => window.location.replace('/dashboard')} />
      <Button
        variant="link"
        size="inline"
        className="justify-self-start"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Sign out
      </Button>
    </>
  );
}
