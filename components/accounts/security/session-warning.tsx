'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { useLogout } from '@/lib/accounts/hooks';
import { prolongSession, readSessionClock } from '@/lib/accounts/security-hooks';
import { ApiError } from '@/lib/http/client';
import { decideStep, sayDuration } from './session-countdown';

type Warning = { end: number; canStay: boolean };

/** Says that the session is about to end, early enough to keep it. Nothing on the screen is touched. */
export function SessionWarning() {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    let lastInput = Date.now();
    const note = () => (lastInput = Date.now());
    const again = (seconds: number) => {
      if (!stopped) timer = setTimeout(() => void check(), seconds * 1000);
    };
    const check = async () => {
      try {
        const step = decideStep(await readSessionClock(), Date.now() - lastInput);
        if (stopped) return;
        if (step.kind === 'prolong') await prolongSession();
        if (step.kind !== 'warn') {
          setWarning(null);
          return again(step.kind === 'wait' ? step.seconds : 60);
        }
        setWarning({ end: Date.now() + step.seconds * 1000, canStay: step.canStay });
        again(step.seconds + 1);
      } catch (error) {
        setWarning(null);
        // Signed out: the dialog for that was closed, the next action opens it again. Anything else passes.
        if (!(error instanceof ApiError && error.status === 401)) again(60);
      }
    };
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void check();
    };
    void check();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('keydown', note);
    window.addEventListener('pointerdown', note);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('keydown', note);
      window.removeEventListener('pointerdown', note);
    };
  }, [round]);

  if (warning === null) return null;
  const stay = async () => {
    setWarning(null);
    await prolongSession().catch(() => undefined);
    setRound((before) => before + 1);
  };
  return <WarningDialog warning={warning} onStay={() => void stay()} onHide={() => setWarning(null)} />;
}

type WarningDialogProps = { warning: Warning; onStay: () => void; onHide: () => void };

function WarningDialog({ warning: { end, canStay }, onStay, onHide }: WarningDialogProps) {
  const logout = useLogout();
  const left = useSecondsUntil(end);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : canStay ? onStay() : onHide())}>
      <DialogContent
        title="Are you still there?"
        description={
          canStay
            ? 'To keep your data safe, we sign you out when nothing happens for a while. What you typed stays on this screen.'
            : 'You have been signed in for 12 hours. Save what you are working on: soon you have to sign in again. What you typed stays on this screen.'
        }
      >
        <p className="tabular-nums" role="timer">
          You will be signed out in {sayDuration(left)}.
        </p>
        <DialogFooter>
          <Button variant="outline" pending={logout.isPending} onClick={() => logout.mutate()}>
            Sign out
          </Button>
          <Button onClick={canStay ? onStay : onHide}>{canStay ? 'Stay signed in' : 'Go on'}</Button>
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
