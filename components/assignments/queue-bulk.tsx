'use client';

import { BellRing, MessageCircleQuestionMark } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { DueDateField } from '@/components/reviews/due-date-field';
import { TemplateField } from '@/components/reviews/template-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter, StayOpen } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { type BulkResult } from '@/lib/assignments/desk-schema';
import { type AssignedClient } from '@/lib/assignments/schema';
import { countOf } from '@/lib/format/words';
import { messageOf } from '@/lib/http/client';
import { useAskMany } from '@/lib/reviews/bulk-hooks';
import { BulkResults } from './bulk-results';

type QueueBulkProps = { chosen: readonly AssignedClient[]; onClear: () => void };

const actions = {
  ask: {
    title: 'Ask these clients',
    description: 'Each client sees the question on their dashboard and gets one email.',
    confirm: 'Send question',
    pending: 'Sending...',
  },
  remind: {
    title: 'Remind these clients?',
    description: 'Each client with an open question gets one email. It doesn’t say what you asked.',
    confirm: 'Send reminders',
    pending: 'Sending...',
  },
} as const;
type Action = keyof typeof actions;

/** Actions on the selected clients: asked about once, and answered for each. */
export function QueueBulk({ chosen, onClear }: QueueBulkProps) {
  const [action, setAction] = useState<Action>('ask');
  const [isOpen, setOpen] = useState(false);
  // The names of whom it is about stay while the list below is fetched anew.
  const [people, setPeople] = useState<readonly AssignedClient[]>([]);
  const start = (next: Action) => {
    setAction(next);
    setPeople(chosen);
    setOpen(true);
  };
  const { title, description } = actions[action];
  return (
    <>
      {chosen.length === 0 ? null : (
        <div role="group" aria-label="Selected clients" className="flex flex-wrap items-center gap-2">
          <span className="text-sm">
            {chosen.length} selected{chosen.length > atMost ? ` (limit ${atMost})` : ''}
          </span>
          <Button variant="outline" size="sm" disabled={chosen.length > atMost} onClick={() => start('ask')}>
            <MessageCircleQuestionMark aria-hidden="true" />
            Ask
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={chosen.length > atMost}
            onClick={() => start('remind')}
          >
            <BellRing aria-hidden="true" />
            Remind
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={title} description={description}>
          <BulkForm key={action} action={action} people={people} />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Most clients of one action; the server takes no more. */
const atMost = 100;

type BulkFormProps = { action: Action; people: readonly AssignedClient[] };

function BulkForm({ action, people }: BulkFormProps) {
  const send = useAskMany();
  const [question, setQuestion] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const field = useId();
  const nameOf = (clientId: string) => {
    const client = people.find(({ id }) => id === clientId);
    return client === undefined ? 'Client' : personName(client);
  };
  if (results !== null) return <BulkResults results={results} nameOf={nameOf} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    if (action === 'ask' && question.trim() === '') {
      setError('Enter what you need to know.');
      document.getElementById(field)?.focus();
      return;
    }
    const clientIds = people.map(({ id }) => id);
    send
      .mutateAsync(
        action === 'remind'
          ? { action, clientIds }
          : { action, clientIds, question, ...(dueOn === '' ? {} : { dueOn }) },
      )
      .then(setResults, (failure: unknown) =>
        setError(messageOf(failure, 'Nothing was sent. Please try again.')),
      );
  };
  const { confirm, pending } = actions[action];
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={send.isPending} />
      <p className="text-sm break-words">
        <span className="font-medium">{countOf(people.length, 'client', 'clients')}: </span>
        {people.map(personName).join(', ')}
      </p>
      {action === 'ask' ? (
        <>
          <TemplateField text={question} onText={setQuestion} />
          <Field label="What do you need to know?" id={field} error={error}>
            <Textarea
              rows={3}
              maxLength={2000}
              readOnly={send.isPending}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
            />
          </Field>
          <DueDateField value={dueOn} onChange={setDueOn} />
        </>
      ) : error === undefined ? null : (
        <FieldError role="alert">{error}</FieldError>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={send.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" pending={send.isPending}>
          {send.isPending ? pending : confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
