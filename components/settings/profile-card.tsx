'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { useChangeProfile } from '@/lib/account-data/hooks';
import { type ProfileInput } from '@/lib/account-data/schema';
import { type CurrentUser } from '@/lib/accounts/schema';
import { messageOf } from '@/lib/http/client';

/** What the fields' own limit of 100 characters does not hold; null when nothing is missing. */
function findMissing(input: ProfileInput): Partial<ProfileInput> | null {
  const found: Partial<ProfileInput> = {};
  if (input.firstName.trim() === '') found.firstName = 'First name is required.';
  if (input.lastName.trim() === '') found.lastName = 'Last name is required.';
  return Object.keys(found).length === 0 ? null : found;
}

/** First and last name. The address is how a person signs in and does not change here. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const save = useChangeProfile();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [errors, setErrors] = useState<Partial<Record<keyof ProfileInput, string>>>({});
  const base = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findMissing({ firstName, lastName });
    if (found !== null) {
      setErrors(found);
      document.getElementById(`${base}-${'firstName' in found ? 'first' : 'last'}`)?.focus();
      return;
    }
    setErrors({});
    save.mutate(
      { firstName, lastName },
      {
        onSuccess: () => toast({ title: 'Profile saved' }),
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Profile not saved',
            description: messageOf(error, 'What you entered is still here. Please try again.'),
          }),
      },
    );
  };

  return (
    <Card asChild>
      <section aria-labelledby={`${base}-title`}>
        <CardHeader>
          <CardTitle as="h3" id={`${base}-title`}>
            Name
          </CardTitle>
        </CardHeader>
        <CardContent>
          <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="First name" id={`${base}-first`} error={errors.firstName}>
                <Input
                  autoComplete="given-name"
                  maxLength={100}
                  value={firstName}
                  onChange={(event) => setFirstName(event.target.value)}
                />
              </Field>
              <Field label="Last name" id={`${base}-last`} error={errors.lastName}>
                <Input
                  autoComplete="family-name"
                  maxLength={100}
                  value={lastName}
                  onChange={(event) => setLastName(event.target.value)}
                />
              </Field>
            </div>
            <p className="text-sm text-muted-foreground">
              Sign-in email <span className="break-all text-foreground">{user.email}</span>.{' '}
              {user.role === 'client' ? 'The interview asks for the names on your return.' : ''}
            </p>
            <Button type="submit" pending={save.isPending} className="sm:justify-self-start">
              {save.isPending ? 'Saving...' : 'Save name'}
            </Button>
          </form>
        </CardContent>
      </section>
    </Card>
  );
}
