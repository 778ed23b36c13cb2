'use client';

import { useEffect, useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { type CurrentUser } from '@/lib/accounts/schema';
import { keepSession, type Obstacle } from '@/lib/http/obstacles';
import { GiveFactor } from './give-factor';
import { SessionWarning } from './session-warning';
import { SignInAgain } from './sign-in-again';

type Question = { about: Exclude<Obstacle, 'enrolment'>; answer: (done: boolean) => void };

const words: Record<Question['about'], { title: string; description: string }> = {
  'signed-out': {
    title: 'Sign in to go on',
    description: 'You were signed out. What you typed is still here.',
  },
  password: {
    title: 'Enter your password',
    description: 'We ask again before this step, to be sure it is you.',
  },
  code: { title: 'Enter a code', description: 'We ask again before this step, to be sure it is you.' },
};

/**
 * Once around every signed-in screen: warns before the session ends, and asks for sign-in, password or code when a
 * request needs it. The request that asked is made again afterwards (lib/http/obstacles.ts).
 */
export function SessionKeeper({ user }: { user: CurrentUser }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      keepSession((obstacle) => {
        if (obstacle === 'enrolment') {
          window.location.replace('/second-factor');
          return Promise.resolve(false);
        }
        return new Promise((answer) => setQuestion({ about: obstacle, answer }));
      }),
    [],
  );
  const settle = (done: boolean) => {
    question?.answer(done);
    setQuestion(null);
  };
  return (
    <>
      <SessionWarning />
      {question === null ? null : (
        <Dialog open onOpenChange={(open) => (open ? undefined : settle(false))}>
          <DialogContent {...words[question.about]}>
            {question.about === 'signed-out' ? (
              <SignInAgain user={user} onDone={() => settle(true)} />
            ) : (
              <GiveFactor factor={question.about} onDone={() => settle(true)} />
            )}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
