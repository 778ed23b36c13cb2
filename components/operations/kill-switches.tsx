'use client';

import { useState } from 'react';
import { useSmallForm } from '@/components/accounts/use-small-form';
import { shortMoment } from '@/lib/format/day';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Dialog, DialogClose, DialogContent, DialogTrigger, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useSetSwitch } from '@/lib/operations/hooks';
import { type Switch } from '@/lib/operations/schema';
import { stateOfSwitch, switchWords } from './operations-words';

/** Stops what must not go on, for every instance at once. */
export function KillSwitches({ switches }: { switches: readonly Switch[] }) {
  const states = switches.filter(({ name }) => stateOfSwitch(name) !== null);
  const stopped = states.filter((one) => one.stopped).length;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Switches</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-label="Switches" className="divide-y">
          {switches
            .filter(({ name }) => stateOfSwitch(name) === null)
            .map((one) => (
              <SwitchRow key={one.name} state={one} />
            ))}
        </ul>
        <details className="mt-4 border-t pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center rounded-xs font-medium">
            E-file by state: {stopped === 0 ? 'all running' : `${stopped} stopped`}
          </summary>
          <ul aria-label="E-file by state" className="divide-y">
            {states.map((one) => (
              <SwitchRow key={one.name} state={one} />
            ))}
          </ul>
        </details>
      </CardContent>
    </Card>
  );
}

function SwitchRow({ state: { name, stopped, changedAt } }: { state: Switch }) {
  const words = switchWords(name);
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <span className="font-medium">{words.title}</span>
        <Badge variant={stopped ? 'destructive' : 'success'}>{stopped ? 'Stopped' : 'Running'}</Badge>
      </div>
      <p className="text-sm text-muted-foreground">
        {stopped ? words.stopped : words.running}
        {changedAt === null ? null : (
          <>
            {' '}
            Changed <LocalTime at={changedAt} format={shortMoment} />.
          </>
        )}
      </p>
      <TurnSwitch name={name} stopped={stopped} />
    </li>
  );
}

function TurnSwitch({ name, stopped: stoppedNow }: Pick<Switch, 'name' | 'stopped'>) {
  const [isOpen, setOpen] = useState(false);
  const [stoppedThen, setStoppedThen] = useState(stoppedNow);
  // An open dialog goes on asking what it asked, though somebody else turns the switch meanwhile.
  const stopped = isOpen ? stoppedThen : stoppedNow;
  const turn = useSetSwitch(name);
  const words = switchWords(name);
  const label = stopped ? words.start : words.stop;
  const { errors, busy, submit } = useSmallForm({
    names: ['reason'],
    missing: { reason: 'Enter a reason.' },
    send: async ({ reason }) => {
      await turn.mutateAsync({ stopped: !stopped, reason: reason.trim() });
      setOpen(false);
      toast({ title: `${words.title}: ${stopped ? 'running' : 'stopped'}` });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setStoppedThen(stoppedNow);
      }}
    >
      <DialogTrigger asChild>
        <Button variant={stopped ? 'primary' : 'outline'} size="sm" className="justify-self-start">
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={`${label}?`}
        description={`${stopped ? words.running : words.stopped} This takes effect immediately for everyone.`}
      >
        <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <StayOpen when={busy} />
          <Field label="Reason" help="It’s kept in the audit log." error={errors.reason} required>
            <Textarea name="reason" rows={3} maxLength={500} />
          </Field>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <DialogClose asChild>
              <Button variant="outline" disabled={busy}>
                Cancel
              </Button>
            </DialogClose>
            <Button type="submit" variant={stopped ? 'primary' : 'destructive'} pending={busy}>
              {label}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
