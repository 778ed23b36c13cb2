'use client';

import { ArrowRightLeft, UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { personName, sayClients } from '@/components/accounts/admin-choices';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useAssignMany, useWorkload } from '@/lib/assignments/desk-hooks';
import { type AdminClient, type AssignManyInput, type BulkResult } from '@/lib/assignments/desk-schema';
import { messageOf } from '@/lib/http/client';
import { BulkResults } from './bulk-results';

const actions = {
  assign: {
    title: 'Assign these clients',
    description:
      'The preparer can see these clients’ returns and documents. Current preparers keep their access.',
    confirm: 'Assign',
    pending: 'Assigning...',
  },
  move: {
    title: 'Move these clients to another preparer?',
    description: 'Their current preparers immediately lose access to their returns and documents.',
    confirm: 'Move',
    pending: 'Moving...',
  },
} as const;
type Action = AssignManyInput['action'];

/** Most clients of one action; the server takes no more. */
const atMost = 100;

type AssignManyBarProps = { chosen: readonly AdminClient[]; onClear: () => void };

/** Gives the selected clients to a preparer: asked about once, and answered for each. */
export function AssignManyBar({ chosen, onClear }: AssignManyBarProps) {
  const [action, setAction] = useState<Action>('assign');
  const [isOpen, setOpen] = useState(false);
  // The names of whom it is about stay while the list below is fetched anew.
  const [people, setPeople] = useState<readonly AdminClient[]>([]);
  const start = (next: Action) => {
    setAction(next);
    setPeople(chosen);
    setOpen(true);
  };
  const tooMany = chosen.length > atMost;
  const { title, description } = actions[action];
  return (
    <>
      {chosen.length === 0 ? null : (
        <div role="group" aria-label="Selected clients" className="flex flex-wrap items-center gap-2">
          <span className="text-sm">
            {chosen.length} selected{tooMany ? ` (limit ${atMost})` : ''}
          </span>
          <Button size="sm" disabled={tooMany} onClick={() => start('assign')}>
            <UserPlus aria-hidden="true" />
            Assign
          </Button>
          <Button variant="outline" size="sm" disabled={tooMany} onClick={() => start('move')}>
            <ArrowRightLeft aria-hidden="true" />
            Move
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={title} description={description}>
          <AssignManyForm key={action} action={action} people={people} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function AssignManyForm({ action, people }: { action: Action; people: readonly AdminClient[] }) {
  const assign = useAssignMany();
  const workload = useWorkload().data ?? [];
  const [preparerId, setPreparerId] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const nameOf = (clientId: string) => {
    const client = people.find(({ id }) => id === clientId);
    return client === undefined ? 'Client' : personName(client);
  };
  if (results !== null) return <BulkResults results={results} nameOf={nameOf} />;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (assign.isPending) return;
    if (preparerId === null) {
      setError('Select a preparer.');
      return;
    }
    assign
      .mutateAsync({ action, preparerId, clientIds: people.map(({ id }) => id) })
      .then(setResults, (failure: unknown) =>
        setError(messageOf(failure, 'Nothing was changed. Please try again.')),
      );
  };
  const { confirm, pending } = actions[action];
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={assign.isPending} />
      <p className="text-sm break-words">
        <span className="font-medium">{sayClients(people.length)}: </span>
        {people.map(personName).join(', ')}
      </p>
      <Field label="Preparer" error={error}>
        <Select
          options={workload
            .filter(({ suspended }) => !suspended)
            .map(({ preparer, clients }) => ({
              value: preparer.id,
              label: `${personName(preparer)}, ${sayClients(clients)}`,
            }))}
          value={preparerId}
          onValueChange={(id) => {
            setPreparerId(id);
            setError(undefined);
          }}
          placeholder="Select a preparer"
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={assign.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" pending={assign.isPending}>
          {assign.isPending ? pending : confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
