'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { PersonPicker } from '@/components/accounts/admin-person-picker';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { type ListedUser } from '@/lib/accounts/schema';
import { useAssign } from '@/lib/assignments/hooks';
import { ApiError, messageOf } from '@/lib/http/client';

/** Assigns a preparer to a client. */
export function AssignmentForm() {
  const assign = useAssign();
  const [preparer, setPreparer] = useState<ListedUser | null>(null);
  const [client, setClient] = useState<ListedUser | null>(null);
  const [notes, setNotes] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const preparerField = useId();
  const clientField = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (assign.isPending) return;
    if (preparer === null || client === null) {
      toast({ variant: 'destructive', title: 'Please select a preparer and client' });
      document.getElementById(preparer === null ? preparerField : clientField)?.focus();
      return;
    }
    assign.mutate(
      { preparerId: preparer.id, clientId: client.id, notes },
      {
        onSuccess: () => {
          toast({ title: 'Preparer assigned to client successfully' });
          setPreparer(null);
          setClient(null);
          setNotes('');
          setRefusal(undefined);
        },
        onError: (error) => {
          setRefusal(error instanceof ApiError ? error.body?.fields?.['notes'] : undefined);
          toast({
            variant: 'destructive',
            title: 'Assignment Failed',
            description: messageOf(error, 'We couldn’t save the assignment. Please try again.'),
          });
        },
      },
    );
  };

  return (
    <Card asChild>
      <section aria-labelledby="assignment-form">
        <CardHeader>
          <CardTitle id="assignment-form">Assign a preparer</CardTitle>
          <CardDescription>The preparer sees the client&apos;s return and documents.</CardDescription>
        </CardHeader>
        <CardContent>
          <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            <PersonPicker
              id={preparerField}
              label="Preparer"
              listLabel="Preparers"
              placeholder="Select a preparer"
              role="preparer"
              chosen={preparer}
              onChoose={setPreparer}
            />
            <PersonPicker
              id={clientField}
              label="Client"
              listLabel="Clients"
              placeholder="Select a client"
              role="client"
              chosen={client}
              onChoose={setClient}
            />
            <Field label="Notes" error={refusal} optional>
              <Textarea
                rows={2}
                maxLength={2000}
                readOnly={assign.isPending}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            </Field>
            <Button type="submit" pending={assign.isPending} className="sm:justify-self-start">
              {assign.isPending ? 'Assigning...' : 'Assign preparer'}
            </Button>
          </form>
        </CardContent>
      </section>
    </Card>
  );
}
