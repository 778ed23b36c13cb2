'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, useTransition, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkLogin,
  loginFields,
  type FieldErrors,
  type LoginField,
} from '@/components/accounts/check-forms';
import { focusFirstError, readFields } from '@/components/accounts/focus-first-error';
import { LoginCodeForm } from '@/components/accounts/login-code-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { PlainForm } from '@/components/ui/plain-form';
import { toast } from '@/components/ui/toast-store';
import { useLogin } from '@/lib/accounts/hooks';
import { ApiError, messageOf, type FormReturn } from '@/lib/http/client';

/** Email and password, then a code where one is asked for; success leads to /dashboard. */
export function LoginForm({ returned }: { returned: FormReturn | null }) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  return step === 'code' ? (
    <LoginCodeForm returned={null} />
  ) : (
    <LoginPasswordForm returned={returned} onCodeMissing={() => setStep('code')} />
  );
}

type LoginPasswordFormProps = {
  /** What the browser came back with, having sent the form by itself. */
  returned: FormReturn | null;
  onCodeMissing: () => void;
};

function LoginPasswordForm({ returned, onCodeMissing }: LoginPasswordFormProps) {
  const router = useRouter();
  const login = useLogin();
  const [errors, setErrors] = useState<FieldErrors<LoginField>>(returned?.fields ?? {});
  const [isLeaving, startLeaving] = useTransition();
  const busy = login.isPending || isLeaving;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = readFields(form, loginFields);
    const problems = checkLogin(values);
    flushSync(() => setErrors(problems?.fields ?? {}));
    if (problems !== null) return focusFirstError(form, loginFields, problems.fields);
    login.mutate(values, {
      onSuccess: (reply) => {
        if ('mfaRequired' in reply) return onCodeMissing();
        toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
        startLeaving(() => router.push('/dashboard'));
      },
      onError: (error) => {
        toast({
          variant: 'destructive',
          title: 'Login failed',
          description: isRefused(error) ? 'Invalid email or password' : 'An unexpected error occurred',
        });
      },
    });
  };

  return (
    <PlainForm action="/api/auth/login" onSubmit={submit} className="grid gap-5">
      {login.isError ? (
        <LoginProblem error={login.error} />
      ) : returned === null || !login.isIdle ? null : (
        <Alert variant="destructive" role="alert" title="You aren’t signed in">
          {returned.message}
        </Alert>
      )}
      <Field label="Email" error={errors.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          defaultValue={returned?.kept['email']}
        />
      </Field>
      <Field label="Password" error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Link
        href="/forgot-password"
        className="-my-3 inline-block justify-self-start rounded-xs py-3 text-sm font-medium text-primary underline underline-offset-4"
      >
        Forgot your password?
      </Link>
      <Button type="submit" pending={busy} className="w-full">
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </PlainForm>
  );
}

// Spec section 8 looks for "401" in the message; a request id could contain it by chance, the status cannot.
const isRefused = (error: Error) => error instanceof ApiError && error.status === 401;

/** Stays on the page after the toast has gone, with the server's own words where they say more. */
function LoginProblem({ error }: { error: Error }) {
  const text = isRefused(error)
    ? 'Check both fields for typos, then try again.'
    : messageOf(error, 'We couldn’t reach the server. Check your connection and try again.');
  return (
    <Alert variant="destructive" title="You aren’t signed in">
      {text}
    </Alert>
  );
}
