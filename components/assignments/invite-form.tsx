'use client';

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { PersonPicker } from '@/components/accounts/admin-person-picker';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { type ListedUser } from '@/lib/accounts/schema';
import { useInvite } from '@/lib/assignments/invitation-hooks';
import { mostInvited } from '@/lib/assignments/invitation-limits';
import { plural } from '@/lib/format/words';
import { ApiError, messageOf } from '@/lib/http/client';
import { readEmails } from './read-emails';

type InviteFormProps = {
  /** Administrators say which preparer the clients come to; preparers invite for themselves. */
  asksPreparer: boolean;
};

/** Invites clients by email: addresses typed or pasted, or the addresses in a CSV file. */
export function InviteForm({ asksPreparer }: InviteFormProps) {
  const invite = useInvite();
  const [preparer, setPreparer] = useState<ListedUser | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const file = useRef<HTMLInputElement>(null);
  const [emailsField, preparerField] = [useId(), useId()];

  const refuse = (message: string, field: string) => {
    setError(message);
    document.getElementById(field)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside other forms in React's tree, not in the page's.
    event.stopPropagation();
    if (invite.isPending) return;
    const emails = readEmails(text);
    if (asksPreparer && preparer === null) {
      toast({ variant: 'destructive', title: 'Choose a preparer.' });
      document.getElementById(preparerField)?.focus();
      return;
    }
    if (emails.length === 0) return refuse('Enter an email address, like name@example.com.', emailsField);
    if (emails.length > mostInvited)
      return refuse(
        `You can invite ${mostInvited} people at a time. You entered ${emails.length}.`,
        emailsField,
      );
    setError(undefined);
    invite.mutate(
      { emails, ...(preparer === null ? {} : { preparerId: preparer.id }) },
      {
        onSuccess: (sent) => {
          toast({ title: plural(sent.length, 'Invitation sent', `${sent.length} invitations sent`) });
          setText('');
        },
        onError: (failure) => {
          const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
          const wrong = Object.entries(fields ?? {}).find(([name]) => name.startsWith('emails'));
          const at = wrong === undefined ? undefined : emails[Number(/\d+/.exec(wrong[0])?.[0])];
          refuse(
            wrong === undefined
              ? messageOf(failure, 'We couldn’t send the invitations. Please try again.')
              : `${at === undefined ? '' : `${at}: `}${wrong[1]}`,
            emailsField,
          );
        },
      },
    );
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {asksPreparer ? (
        <PersonPicker
          id={preparerField}
          label="Preparer for the invited clients"
          listLabel="Preparers"
          placeholder="Select a preparer"
          role="preparer"
          chosen={preparer}
          onChoose={setPreparer}
        />
      ) : null}
      <Field
        label="Email addresses"
        id={emailsField}
        help="One per line. Each person gets a link that works once, for 7 days."
        error={error}
      >
        <Textarea
          rows={3}
          readOnly={invite.isPending}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={invite.isPending}>
          {invite.isPending ? 'Sending...' : 'Send invitations'}
        </Button>
        <Button variant="outline" onClick={() => file.current?.click()}>
          Add from a CSV file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          aria-label="CSV file with email addresses"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void chosen?.text().then((content) => {
              const found = readEmails(content);
              if (found.length === 0) setError('We didn’t find any email addresses in this file.');
              else setText((before) => [...new Set([...readEmails(before), ...found])].join('\n'));
            });
            target.value = '';
          }}
        />
      </div>
    </form>
  );
}
