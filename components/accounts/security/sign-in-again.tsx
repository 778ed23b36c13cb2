'use client';

import { useState } from 'react';
import { CodeField } from '@/components/accounts/code-field';
import { GoogleAgain } from '@/components/accounts/security/google-again';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { sendCode, sendPassword } from '@/lib/accounts/hooks';
import { type CurrentUser } from '@/lib/accounts/schema';

type SignInAgainProps = { user: CurrentUser; onDone: () => void };

/** Signs the same person in again without leaving the screen. */
export function SignInAgain({ user, onDone }: SignInAgainProps) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const password = useSmallForm({
    names: ['password'],
    missing: { password: 'Enter your password' },
    send: async (values) => {
      const reply = await sendPassword({ email: user.email, password: values.password });
      if ('mfaRequired' in reply) setStep('code');
      else onDone();
    },
  });
  const code = useSmallForm({
    names: ['code'],
    missing: { code: 'Enter the code' },
    send: async (values) => {
      await sendCode(values.code);
      onDone();
    },
  });
  if (step === 'code') {
    return (
      <form method="post" onSubmit={(event) => void code.submit(event)} noValidate className="grid gap-5">
        <CodeField error={code.errors.code} focused />
        <SignInButtons busy={code.busy} />
      </form>
    );
  }
  return (
    <form method="post" onSubmit={(event) => void password.submit(event)} noValidate className="grid gap-5">
      <p className="text-sm">
        You were signed in as <strong className="font-semibold break-all">{user.email}</strong>.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <Field label="Password" error={password.errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <GoogleAgain onDone={onDone} />
      <SignInButtons busy={password.busy} />
    </form>
  );
}

function SignInButtons({ busy }: { busy: boolean }) {
  return (
    <DialogFooter>
      <Button variant="outline" onClick={() => window.location.replace('/login')}>
        Leave this page
      </Button>
      <Button type="submit" pending={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </DialogFooter>
  );
}
