'use client';

import { useEffect, useRef, useState } from 'react';
import { later } from '@/components/ui/later';
import { prolongSession, readSessionClock } from '@/lib/accounts/session-calls';
import { type SessionClock } from '@/lib/accounts/security-schema';
import { ApiError } from '@/lib/http/client';
import { decideStep } from './session-countdown';
import { type Warning } from './warning-dialog';

const WarningDialog = later(() => import('./warning-dialog').then((part) => part.WarningDialog));

/** Until the first look: what the page brought along is as new as the page. */
let isNewDocument = true;

/** Says that the session is about to end, early enough to keep it. Nothing on the screen is touched. */
export function SessionWarning({ clock }: { clock: SessionClock }) {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [round, setRound] = useState(0);
  const first = useRef(clock);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    // Only the newest look goes on: one that was under way when the tab came back would begin a second round of timers.
    let looks = 0;
    let lastInput = Date.now();
    const note = () => (lastInput = Date.now());
    const again = (seconds: number) => {
      if (!stopped) timer = setTimeout(() => void check(), seconds * 1000);
    };
    const check = async () => {
      looks += 1;
      const look = looks;
      try {
        const isFirst = isNewDocument;
        isNewDocument = false;
        const now = isFirst ? first.current : await readSessionClock();
        const step = decideStep(now, Date.now() - lastInput);
        if (stopped || look !== looks) return;
        if (step.kind === 'prolong') await prolongSession();
        if (step.kind !== 'warn') {
          setWarning(null);
          return again(step.kind === 'wait' ? step.seconds : 60);
        }
        setWarning({ end: Date.now() + step.seconds * 1000, canStay: step.canStay });
        again(step.seconds + 1);
      } catch (error) {
        if (stopped || look !== looks) return;
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
