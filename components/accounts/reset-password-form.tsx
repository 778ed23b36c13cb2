'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { useResetPassword } from '@/lib/accounts/security-hooks';
import { leaveFor } from '@/lib/browser/leave-for';

/**
 * Sets a new password with the link of a letter. The secret stands behind the `#`: browsers never send that part, so
 * it is in no log; it leaves the address bar at once.
 */
export function ResetPasswordForm() {
  const token = useRef('');
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given === '') return;
    token.current = given;
    window.history.replaceState(null, '', window.location.pathname);
  }, []);
  const reset = useResetPassword();
  const { errors, busy, submit } = useSmallForm({
    names: ['password'],
    missing: { password: 'Enter a new password' },
    send: async ({ password }) => {
      await reset.mutateAsync({ token: token.current, password });
      await leaveFor('/login?error=password-changed');
    },
  });
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field label="New password" help="At least 8 characters." error={errors.password} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" pending={busy} className="w-full">
        Save new password
      </Button>
      <Link
        href="/forgot-password"
        className="-my-3 inline-block justify-self-start rounded-xs py-3 text-sm font-medium text-primary underline underline-offset-4"
      >
        Request a new link
      </Link>
    </form>
  );
}
