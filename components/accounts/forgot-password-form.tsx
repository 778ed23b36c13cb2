'use client';

import { useState } from 'react';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useForgotPassword } from '@/lib/accounts/security-hooks';

/** Asks for the letter with a link. It says the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const ask = useForgotPassword();
  const [isSent, setSent] = useState(false);
  const { errors, busy, submit } = useSmallForm({
    names: ['email'],
    missing: { email: 'Enter your email address' },
    send: async ({ email }) => {
      await ask.mutateAsync(email.trim());
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <Alert
        // It takes the place of the form, and with it the focus: what happened is read, Tab goes on from here.
        ref={(alert) => alert?.focus()}
        tabIndex={-1}
        variant="success"
        role="status"
        title="Check your email"
      >
        If this address has an account, we sent it a link. The link works for 30 minutes.
      </Alert>
    );
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field label="Email" error={errors.email} required>
        <Input name="email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
      </Field>
      <Button type="submit" pending={busy} className="w-full">
        Send link
      </Button>
    </form>
  );
}
