'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useId, useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { isWithoutAccount } from '@/lib/accounts/no-account';
import { useInviteRecord, useRemoveRecord } from '@/lib/assignments/client-record-hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { messageOf } from '@/lib/http/client';

/** A client without an account: invite them to take the return over, or delete what is kept of them. */
export function RecordCard({ client }: Pick<ClientDetail, 'client'>) {
  const invite = useInviteRecord(client.id);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  if (!isWithoutAccount(client.email)) return null;
  const name = personName(client);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invite.isPending) return;
    setError(undefined);
    invite.mutate(
      { email },
      {
        onSuccess: () => {
          setEmail('');
          toast({ title: 'Invitation sent' });
        },
        onError: (failure) => {
          setError(messageOf(failure, 'We couldn’t send the invitation. Please try again.'));
          document.getElementById(field)?.focus();
        },
      },
    );
  };
  return (
    <Card asChild>
      <section aria-labelledby="no-account">
        <CardHeader>
          <CardTitle id="no-account">No account yet</CardTitle>
          <CardDescription>
            {name} needs an account to sign and file. Accepting an invitation moves this return to the
            client’s new account. The link works once and expires after 7 days. Until the client accepts, your
            questions and messages won’t reach them.
          </CardDescription>
        </CardHeader>
        <CardContent className="grid gap-4">
          <form method="post" onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
            <Field label="Client’s email address" id={field} error={error} className="min-w-56 flex-1">
              <Input
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
            <Button type="submit" pending={invite.isPending}>
              Invite
            </Button>
          </form>
          <RemoveRecord clientId={client.id} name={name} />
        </CardContent>
      </section>
    </Card>
  );
}

function RemoveRecord({ clientId, name }: { clientId: string; name: string }) {
  const remove = useRemoveRecord(clientId);
  const router = useRouter();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `${name} was deleted` });
        router.push('/preparer/dashboard');
      },
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Client not deleted',
          description: messageOf(error, 'Please try again.'),
        }),
    });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      description="The return, its documents, and your notes will be deleted. This can’t be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={confirm}
      trigger={
        <Button variant="ghost" size="sm" className="w-fit" pending={remove.isPending}>
          Delete this client
        </Button>
      }
    />
  );
}
