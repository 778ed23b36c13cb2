'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { useLogout } from '@/lib/accounts/hooks';
import { sayDuration } from './session-countdown';

export type Warning = { end: number; canStay: boolean };

type WarningDialogProps = { warning: Warning; onStay: () => void; onHide: () => void };

/** How long is left, and the choice to stay where there is one. */
export function WarningDialog({ warning: { end, canStay }, onStay, onHide }: WarningDialogProps) {
  const logout = useLogout();
  const left = useSecondsUntil(end);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : canStay ? onStay() : onHide())}>
      <DialogContent
        title="Are you still there?"
        description={
          canStay
            ? 'To protect your data, we sign you out after a period of inactivity. What you entered stays on this screen.'
            : 'You’ve been signed in for 12 hours and will need to sign in again soon. Save your work. What you entered stays on this screen.'
        }
      >
        <p className="tabular-nums" role="timer">
          You’ll be signed out in {sayDuration(left)}.
        </p>
        <DialogFooter>
          <Button variant="outline" pending={logout.isPending} onClick={() => logout.mutate()}>
            Sign out
          </Button>
          <Button onClick={canStay ? onStay : onHide}>{canStay ? 'Stay signed in' : 'Continue'}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function useSecondsUntil(end: number): number {
  const [left, setLeft] = useState(() => Math.max(0, Math.round((end - Date.now()) / 1000)));
  useEffect(() => {
    const tick = setInterval(() => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(tick);
  }, [end]);
  return left;
}
