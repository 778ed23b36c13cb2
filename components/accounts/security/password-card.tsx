'use client';

import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast-store';
import { useChangePassword, useSecondFactor } from '@/lib/accounts/security-hooks';

/** Changes the password, or sets the first one for people who came through Google. */
export function PasswordCard() {
  const { data } = useSecondFactor();
  const hasPassword = data?.hasPassword !== false;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3">Password</CardTitle>
        <CardDescription>
          {hasPassword
            ? 'Changing your password signs you out on all other devices.'
            : 'You sign in with Google. Set a password if you also want to sign in with your email.'}
        </CardDescription>
      </CardHeader>
      <CardContent>
        <PasswordForm key={String(hasPassword)} hasPassword={hasPassword} />
      </CardContent>
    </Card>
  );
}

const missing = {
  currentPassword: 'Enter your current password',
  newPassword: 'Enter a new password',
};

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const change = useChangePassword();
  const { errors, busy, submit } = useSmallForm<keyof typeof missing>({
    names: hasPassword ? ['currentPassword', 'newPassword'] : ['newPassword'],
    missing,
    send: async ({ currentPassword, newPassword }, form) => {
      await change.mutateAsync(hasPassword ? { currentPassword, newPassword } : { newPassword });
      form.reset();
      toast({ title: 'Password changed', description: 'You’re signed out on all other devices.' });
    },
  });
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid max-w-sm gap-5">
      {hasPassword ? (
        <Field label="Current password" error={errors.currentPassword} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
      ) : null}
      <Field
        label="New password"
        help="At least 8 characters. Three or four words that don’t belong together are easy to remember and hard to guess."
        error={errors.newPassword}
        required
      >
        <PasswordInput name="newPassword" autoComplete="new-password" />
      </Field>
      <Button type="submit" pending={busy} className="justify-self-start">
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </form>
  );
}
