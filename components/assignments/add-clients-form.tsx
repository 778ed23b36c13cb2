'use client';

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useAddClients } from '@/lib/assignments/client-record-hooks';
import { type NewClients } from '@/lib/assignments/client-record-schema';
import { mostInvited } from '@/lib/assignments/invitation-limits';
import { countOf, plural } from '@/lib/format/words';
import { ApiError, messageOf } from '@/lib/http/client';
import { readClients } from './read-clients';

const years = [
  { value: '2024', label: '2024' },
  { value: '2025', label: '2025' },
];

function sayAdded({ added, known }: NewClients): { title: string; description?: string } {
  const title = countOf(added.length, 'client added', 'clients added');
  const names = known.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return known.length === 0 ? { title } : { title, description: `Already on your list: ${names}.` };
}

/** Adds clients without accounts, typed or from a CSV file: the preparer starts their returns. */
export function AddClientsForm({ onDone }: { onDone: () => void }) {
  const add = useAddClients();
  const [text, setText] = useState('');
  const [year, setYear] = useState('2024');
  const [error, setError] = useState<string | undefined>();
  const file = useRef<HTMLInputElement>(null);
  const field = useId();
  const { clients, badLines } = readClients(text);
  const invited = clients.filter(({ email }) => email !== undefined).length;

  const refuse = (message: string) => {
    setError(message);
    document.getElementById(field)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (add.isPending) return;
    if (badLines.length > 0)
      return refuse(
        `Enter a first and last name on ${plural(badLines.length, 'line', 'lines')} ${badLines.slice(0, 5).join(', ')}.`,
      );
    if (clients.length === 0) return refuse('Enter a first and last name.');
    if (clients.length > mostInvited)
      return refuse(`You can add ${mostInvited} clients at a time. You entered ${clients.length}.`);
    setError(undefined);
    add.mutate(
      { taxYear: year === '2025' ? 2025 : 2024, clients },
      {
        onSuccess: (done) => {
          toast(sayAdded(done));
          setText('');
          onDone();
        },
        onError: (failure) => {
          const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
          const wrong = Object.entries(fields ?? {}).find(([name]) => name.startsWith('clients.'));
          const row = clients[Number(/\d+/.exec(wrong?.[0] ?? '')?.[0])];
          refuse(
            wrong === undefined || row === undefined
              ? messageOf(failure, 'We couldn’t add the clients. Please try again.')
              : `${row.firstName} ${row.lastName}: ${wrong[1]}`,
          );
        },
      },
    );
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <Field
        label="Clients"
        id={field}
        help="Enter one client per line: first name, last name, email. Leave out the email to invite the client later."
        error={error}
      >
        <Textarea
          rows={5}
          readOnly={add.isPending}
          placeholder="Maya, Ortiz, maya@example.com"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field label="Tax year of their returns">
        <Select options={years} value={year} onValueChange={setYear} className="max-w-40" />
      </Field>
      <p role="status" className="text-sm text-muted-foreground">
        {countOf(clients.length, 'client', 'clients')}
        {invited === 0 ? null : `, ${countOf(invited, 'invitation', 'invitations')} by email`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add clients'}
        </Button>
        <Button variant="outline" onClick={() => file.current?.click()}>
          Add from a CSV file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          aria-label="CSV file with clients"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void chosen?.text().then((content) => {
              if (readClients(content).clients.length === 0)
                setError('We didn’t find any names in this file.');
              else setText((before) => (before.trim() === '' ? content : `${before.trimEnd()}\n${content}`));
            });
            target.value = '';
          }}
        />
      </div>
    </form>
  );
}
