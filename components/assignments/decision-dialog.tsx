'use client';

import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useDecideReturn } from '@/lib/assignments/hooks';
import { messageOf } from '@/lib/http/client';

/** Longest message with a decision, in characters; the server takes no more. */
const messageLimit = 4000;

const decisions = {
  approved: {
    title: 'Approve this return?',
    description: 'The client sees that it is approved, with your message.',
    label: 'Message to the client',
    isNeeded: false,
    confirm: 'Approve',
    pending: 'Approving...',
    done: 'Return approved',
  },
  draft: {
    title: 'Return this to the client?',
    description: 'It becomes a draft again. The client changes it and calculates it once more.',
    label: 'What should the client do?',
    isNeeded: true,
    confirm: 'Return to client',
    pending: 'Returning...',
    done: 'Return given back to the client',
  },
} as const;

type DecisionDialogProps = {
  clientId: string;
  returnId: string;
  status: keyof typeof decisions;
  /** The button that opens it. */
  trigger: ReactElement;
};

/** Asks for the message that goes with a decision on a return, and decides. */
export function DecisionDialog({ trigger, ...props }: DecisionDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, description } = decisions[props.status];
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <DecisionForm {...props} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type DecisionFormProps = Omit<DecisionDialogProps, 'trigger'> & { onDone: () => void };

function DecisionForm({ clientId, returnId, status, onDone }: DecisionFormProps) {
  const { label, isNeeded, confirm, pending, done } = decisions[status];
  const decide = useDecideReturn(clientId, returnId);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | undefined>();
  const field = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decide.isPending) return;
    if (isNeeded && message.trim() === '') {
      setError('Write what the client should do.');
      document.getElementById(field)?.focus();
      return;
    }
    // By its promise, not by callbacks of `mutate`: those are dropped when the new status takes this form away.
    decide.mutateAsync({ status, ...(message.trim() === '' ? {} : { message }) }).then(
      () => {
        toast({ title: done });
        onDone();
        // The button that was pressed may be gone.
        document.getElementById('return-summary')?.focus();
      },
      (failure: unknown) => {
        setError(undefined);
        toast({
          variant: 'destructive',
          title: 'Update Failed',
          description: messageOf(failure, 'The status could not be changed. Please try again.'),
        });
      },
    );
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Field label={label} id={field} error={error} optional={!isNeeded}>
        <Textarea
          rows={4}
          maxLength={messageLimit}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" pending={decide.isPending}>
          {decide.isPending ? pending : confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
