'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkSignup,
  signupFields,
  type FieldErrors,
  type SignupField,
} from '@/components/accounts/check-forms';
import { focusFirstError, readFields } from '@/components/accounts/focus-first-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { PlainForm } from '@/components/ui/plain-form';
import { toast } from '@/components/ui/toast-store';
import { useSignup } from '@/lib/accounts/hooks';
import { type Plan } from '@/lib/billing/plans';
import { ApiError, messageOf, type FormReturn } from '@/lib/http/client';

type SignupFormProps = {
  plan: Pick<Plan, 'slug' | 'name'>;
  /** What the browser came back with, having sent the form by itself. */
  returned: FormReturn | null;
};

/** The years that a first return can be for. */
const years = ['2024', '2025'];

/** Five fields and the year; success leads to /dashboard. */
export function SignupForm({ plan, returned }: SignupFormProps) {
  const router = useRouter();
  const signup = useSignup();
  const [errors, setErrors] = useState<FieldErrors<SignupField>>(returned?.fields ?? {});
  const [isLeaving, startLeaving] = useTransition();
  const busy = signup.isPending || isLeaving;

  const showErrors = (form: HTMLFormElement, fields: FieldErrors<SignupField>) => {
    flushSync(() => setErrors(fields));
    focusFirstError(form, signupFields, fields);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const taxYear = new FormData(form).get('taxYear') === '2025' ? 2025 : 2024;
    const check = checkSignup(readFields(form, signupFields), { planTier: plan.slug, taxYear });
    if (!check.ok) {
      if (check.problems.toast) toast({ variant: 'destructive', ...check.problems.toast });
      return showErrors(form, check.problems.fields);
    }
    setErrors({});
    signup.mutate(check.input, {
      onSuccess: () => {
        toast({
          title: 'Account created!',
          description: `Welcome to Plainfile. You chose the ${plan.name} plan.`,
        });
        startLeaving(() => router.push('/dashboard'));
      },
      onError: (error) => {
        const refused = error instanceof ApiError;
        toast({
          variant: 'destructive',
          title: 'Sign up failed',
          description: refused ? messageOf(error, 'Please try again') : 'An unexpected error occurred',
        });
        if (refused) showErrors(form, fieldsOf(error));
      },
    });
  };

  return (
    <PlainForm action="/api/auth/signup" onSubmit={submit} className="grid gap-5">
      <input type="hidden" name="planTier" value={plan.slug} />
      {returned === null || !signup.isIdle ? null : (
        <Alert variant="destructive" role="alert" title="Sign up failed">
          {returned.message}
        </Alert>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName} required>
          <Input name="firstName" autoComplete="given-name" defaultValue={returned?.kept['firstName']} />
        </Field>
        <Field label="Last name" error={errors.lastName} required>
          <Input name="lastName" autoComplete="family-name" defaultValue={returned?.kept['lastName']} />
        </Field>
      </div>
      <Field label="Email" error={errors.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          defaultValue={returned?.kept['email']}
        />
      </Field>
      <Field label="Password" help="At least 8 characters." error={errors.password} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">Tax year</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {years.map((year) => (
            <label key={year} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name="taxYear"
                value={year}
                defaultChecked={year === (returned?.kept['taxYear'] === '2025' ? '2025' : '2024')}
                className="size-4 accent-primary"
              />
              {year} Tax Year
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" pending={busy} className="w-full">
        {busy ? 'Creating account...' : 'Create account'}
      </Button>
    </PlainForm>
  );
}

/** The server's problems by field; an address that is taken belongs to the email. */
function fieldsOf(error: ApiError): FieldErrors<SignupField> {
  const fields: FieldErrors<SignupField> = {};
  for (const name of signupFields) {
    const message = error.body?.fields?.[name];
    if (message !== undefined) fields[name] = message;
  }
  if (error.status === 409) fields.email ??= 'An account with this email already exists. Sign in instead.';
  return fields;
}
