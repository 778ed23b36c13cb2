'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { formatDay } from '@/components/documents/document-labels';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
  StayOpen,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useDeleteAccount, useDeletionPlan } from '@/lib/account-data/hooks';
import { type DeletionPlan } from '@/lib/account-data/schema';
import { type CurrentUser } from '@/lib/accounts/schema';
import { ApiError, messageOf } from '@/lib/http/client';

/** Deletes the account, after saying what stays and asking for its address. */
export function DeletionCard({ role }: Pick<CurrentUser, 'role'>) {
  const [open, setOpen] = useState(false);
  const plan = useDeletionPlan(open);
  return (
    <Card asChild>
      <section aria-labelledby="deletion">
        <CardHeader>
          <CardTitle as="h3" id="deletion">
            Delete your account
          </CardTitle>
          <CardDescription>
            {role === 'client'
              ? 'We’ll permanently delete your return, answers, documents, messages, and everything else except what we’re required to keep. This can’t be undone.'
              : 'Your access ends immediately. What you wrote for clients stays in their files, without your name.'}
          </CardDescription>
        </CardHeader>
        <CardContent>
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogTrigger asChild>
              <Button variant="outline" className="w-full sm:w-auto">
                Delete account...
              </Button>
            </DialogTrigger>
            <DialogContent
              title="Delete your account?"
              description="This can’t be undone. Download your data first if you might need it."
            >
              {plan.data === undefined ? (
                plan.isError ? (
                  <p role="alert">We couldn’t load this. Close the dialog and try again.</p>
                ) : (
                  <SkeletonGroup label="Checking what we’re required to keep" className="grid gap-3">
                    <Skeleton className="h-12 w-full" />
                    <Skeleton className="h-11 w-full" />
                  </SkeletonGroup>
                )
              ) : (
                <DeletionForm plan={plan.data} />
              )}
            </DialogContent>
          </Dialog>
        </CardContent>
      </section>
    </Card>
  );
}

function DeletionForm({ plan: { refusal, kept } }: { plan: DeletionPlan }) {
  const remove = useDeleteAccount();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (remove.isPending) return;
    setError(undefined);
    remove.mutate(
      { email },
      {
        onError: (failure) => {
          const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
          setError(fields?.['email'] ?? messageOf(failure, 'Nothing was deleted. Please try again.'));
          document.getElementById(field)?.focus();
        },
      },
    );
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={remove.isPending} />
      <div className="grid gap-2">
        <p className="font-medium">What we’re required to keep</p>
        <ul className="grid gap-3 text-sm">
          {kept.map(({ what, why, until }, index) => (
            <li key={index} className="border-l-2 pl-3">
              <p>
                {what}
                {until === null ? '' : `, until ${formatDay(until)}`}
              </p>
              <p className="text-muted-foreground">{why}</p>
            </li>
          ))}
        </ul>
      </div>
      {refusal === null ? (
        <Field
          label="Your email address"
          id={field}
          help="Enter the email address you sign in with. If you signed in a while ago, we’ll ask for your password too."
          error={error}
        >
          <Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      ) : (
        <p role="alert" className="text-sm font-medium text-destructive">
          {refusal}
        </p>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={remove.isPending}>
            Keep my account
          </Button>
        </DialogClose>
        <Button
          type="submit"
          variant="destructive"
          pending={remove.isPending}
          disabled={refusal !== null || email === ''}
        >
          {remove.isPending ? 'Deleting...' : 'Delete everything'}
        </Button>
      </DialogFooter>
    </form>
  );
}
