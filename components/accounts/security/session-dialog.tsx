'use client';

import { Dialog, DialogContent } from '@/components/ui/dialog';
import { type CurrentUser } from '@/lib/accounts/schema';
import { type AuthChallenge } from '@/lib/http/auth-challenges';
import { GiveFactor } from './give-factor';
import { SignInAgain } from './sign-in-again';

export type SessionQuestion = Exclude<AuthChallenge, 'enrolment'>;

const words: Record<SessionQuestion, { title: string; description: string }> = {
  'signed-out': {
    title: 'Sign in to continue',
    description: 'You were signed out. What you entered is still here.',
  },
  password: {
    title: 'Enter your password',
    description: 'To protect your account, verify it’s you.',
  },
  code: { title: 'Enter a code', description: 'To protect your account, verify it’s you.' },
};

type SessionDialogProps = { about: SessionQuestion; user: CurrentUser; onSettled: (done: boolean) => void };

/** Asks for sign-in, password or code. */
export function SessionDialog({ about, user, onSettled }: SessionDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onSettled(false))}>
      <DialogContent {...words[about]}>
        {about === 'signed-out' ? (
          <SignInAgain user={user} onDone={() => onSettled(true)} />
        ) : (
          <GiveFactor factor={about} onDone={() => onSettled(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
