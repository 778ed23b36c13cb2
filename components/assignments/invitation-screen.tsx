'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { checkSignup } from '@/components/accounts/check-forms';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Spinner } from '@/components/ui/spinner';
import { useAcceptInvitation, useOffer } from '@/lib/assignments/invitation-hooks';
import { type AcceptInput, type InvitationOffer } from '@/lib/assignments/invitation-schema';
import { leaveFor } from '@/lib/browser/leave-for';
import { messageOf } from '@/lib/http/client';

/**
 * Accepts an invitation. The secret stands behind the `#`: browsers never send that part, so it is in no log; it leaves
 * the address bar at once.
 */
export function InvitationScreen() {
  const token = useRef('');
  const { mutate, data, error } = useOffer();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '') {
      token.current = given;
      window.history.replaceState(null, '', window.location.pathname);
    }
    // An address without a secret gets the same message as one whose secret was used.
    mutate(token.current === '' ? 'none' : token.current);
  }, [mutate]);
  if (error !== null)
    return (
      <Alert variant="destructive" role="alert" title="This invitation can’t be used">
        {messageOf(error, 'We couldn’t open the invitation. Please try again.')}
      </Alert>
    );
  return data === undefined ? <Spinner /> : <Offer offer={data} readToken={() => token.current} />;
}

type OfferProps = { offer: InvitationOffer; readToken: () => string };

function Offer({ offer: { preparerName, email, next }, readToken }: OfferProps) {
  const accept = useAcceptInvitation();
  const send = async (account?: AcceptInput['account']): Promise<void> => {
    await accept.mutateAsync({ token: readToken(), ...(account === undefined ? {} : { account }) });
    await leaveFor('/dashboard');
  };
  return (
    <>
      <div className="grid gap-2">
        <p>
          <span className="font-medium">{preparerName}</span> invited you ({email}) to prepare your tax return
          together.
        </p>
        <p className="text-muted-foreground">
          If you accept, this preparer can see your return and documents and message you. They can’t change
          your return unless you allow it in Settings.
        </p>
      </div>
      {next === 'sign-up' ? <NewAccount email={email} onSend={send} /> : null}
      {next === 'accept' ? <AcceptButton onSend={send} /> : null}
      {next === 'sign-in' ? (
        <p>
          You already have an account with this email address.{' '}
          <Link href="/login" className="font-medium text-primary underline underline-offset-4">
            Sign in
          </Link>
          , then open the link in your email again.
        </p>
      ) : null}
      {next === 'other-account' ? (
        <p>You’re signed in with another account. Sign out, then open the link in your email again.</p>
      ) : null}
    </>
  );
}

type SendProps = { onSend: (account?: AcceptInput['account']) => Promise<void> };

function AcceptButton({ onSend }: SendProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      await onSend();
    } catch (failure) {
      setBusy(false);
      setError(messageOf(failure, 'We couldn’t accept the invitation. Please try again.'));
    }
  };
  return (
    <div className="grid gap-4">
      {error === null ? null : (
        <Alert variant="destructive" role="alert" title="Invitation not accepted">
          {error}
        </Alert>
      )}
      <Button pending={isBusy} onClick={() => void accept()} className="sm:justify-self-start">
        Accept invitation
      </Button>
    </div>
  );
}

const names = ['firstName', 'lastName', 'password', 'confirmPassword'] as const;

function NewAccount({ email, onSend }: SendProps & { email: string }) {
  const [mismatch, setMismatch] = useState<Partial<Record<(typeof names)[number], string>>>({});
  const { errors, busy, submit } = useSmallForm({
    names,
    missing: {
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      password: 'Enter a password',
      confirmPassword: 'Enter the same password again',
    },
    send: async (values) => {
      const check = checkSignup({ ...values, email }, { planTier: 'basic', taxYear: 2024 });
      if (!check.ok) return setMismatch(check.problems.fields);
      setMismatch({});
      const { firstName, lastName, password } = check.input;
      await onSend({ firstName, lastName, password });
    },
  });
  const errorOf = (name: (typeof names)[number]) => errors[name] ?? mismatch[name];
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errorOf('firstName')} required>
          <Input name="firstName" autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errorOf('lastName')} required>
          <Input name="lastName" autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Password" help="At least 8 characters." error={errorOf('password')} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errorOf('confirmPassword')} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <Button type="submit" pending={busy} className="w-full">
        {busy ? 'Creating account...' : 'Create account and accept'}
      </Button>
    </form>
  );
}
