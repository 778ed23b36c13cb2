'use client';

import { CodeField } from '@/components/accounts/code-field';
import { GoogleAgain } from '@/components/accounts/security/google-again';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { confirmWith } from '@/lib/accounts/security-hooks';

type GiveFactorProps = { factor: 'password' | 'code'; onDone: () => void };

/** Asks for the password or a code before something that needs a fresh one. */
export function GiveFactor({ factor, onDone }: GiveFactorProps) {
  const { errors, busy, submit } = useSmallForm({
    names: [factor],
    missing: { password: 'Enter your password', code: 'Enter the code' },
    send: async (values) => {
      const given = values[factor];
      await confirmWith(factor === 'code' ? { code: given } : { password: given });
      onDone();
    },
  });
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {factor === 'code' ? (
        <CodeField error={errors.code} />
      ) : (
        <>
          <Field label="Password" error={errors.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <GoogleAgain onDone={onDone} />
        </>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" pending={busy}>
          Continue
        </Button>
      </DialogFooter>
    </form>
  );
}
