'use client';

import { useEffect, useState } from 'react';
import { later } from '@/components/ui/later';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type SessionClock } from '@/lib/accounts/security-schema';
import { keepSession } from '@/lib/http/auth-challenges';
import { type SessionQuestion } from './session-dialog';
import { SessionWarning } from './session-warning';

const SessionDialog = later(() => import('./session-dialog').then((part) => part.SessionDialog));

type Question = { about: SessionQuestion; answer: (done: boolean) => void };

/**
 * Once around every signed-in screen: warns before the session ends, and asks for sign-in, password or code when a
 * request needs it. The request that asked is made again afterwards (lib/http/auth-challenges.ts).
 * `clock` is how long the session lasts, as of the page's HTML.
 */
export function SessionKeeper({ user, clock }: { user: CurrentUser; clock: SessionClock }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      keepSession((challenge) => {
        if (challenge === 'enrolment') {
          window.location.replace('/second-factor');
          return Promise.resolve(false);
        }
        return new Promise((answer) => setQuestion({ about: challenge, answer }));
      }),
    [],
  );
  const settle = (done: boolean) => {
    question?.answer(done);
    setQuestion(null);
  };
  return (
    <>
      <SessionWarning clock={clock} />
      {question === null ? null : <SessionDialog about={question.about} user={user} onSettled={settle} />}
    </>
  );
}
