'use client';

import { type ReactElement, type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
  StayOpen,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useDecideReturn, useRefreshClient } from '@/lib/assignments/hooks';
import { messageOf } from '@/lib/http/client';
import { type TaxReturn } from '@/lib/returns/schema';
import { useOpenForApproval } from './use-open-for-approval';

/** Longest message with a decision, in characters; the server takes no more. */
const messageLimit = 4000;

const decisions = {
  approved: {
    title: 'Approve this return?',
    description: 'The client will see the approval and your message.',
    label: 'Message to the client',
    isNeeded: false,
    confirm: 'Approve',
    pending: 'Approving...',
    done: 'Return approved',
  },
  draft: {
    title: 'Return this to the client?',
    description: 'The return becomes a draft again. The client makes changes and recalculates it.',
    label: 'What does the client need to do?',
    isNeeded: true,
    confirm: 'Return to client',
    pending: 'Returning...',
    done: 'Return sent to the client for changes',
  },
} as const;

type DecisionDialogProps = {
  clientId: string;
  taxReturn: Pick<TaxReturn, 'id' | 'version'>;
  status: keyof typeof decisions;
  /** The button that opens it. */
  trigger: ReactElement;
};

/** Asks for the message that goes with a decision on a return, and decides. */
export function DecisionDialog({ trigger, ...props }: DecisionDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [reason, setReason] = useState('');
  const refused = useRef(false);
  const refresh = useRefreshClient(props.clientId);
  const { title, description } = decisions[props.status];
  const open = (next: boolean) => {
    setOpen(next);
    // Only now: the return as it is may have no place for this dialog, and with it would go what was typed.
    if (next || !refused.current) return;
    refused.current = false;
    void refresh();
  };
  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <DecisionForm
          {...props}
          message={message}
          onMessage={setMessage}
          reason={reason}
          onReason={setReason}
          onRefused={() => {
            refused.current = true;
          }}
          onDone={() => {
            setMessage('');
            setReason('');
            open(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type DecisionFormProps = Omit<DecisionDialogProps, 'trigger'> & {
  /** What is typed outlives the dialog: who has to look at the return again need not write it again. */
  message: string;
  onMessage: (message: string) => void;
  reason: string;
  onReason: (reason: string) => void;
  onRefused: () => void;
  onDone: () => void;
};

function DecisionForm(props: DecisionFormProps) {
  const { clientId, taxReturn, status, message, onMessage, reason, onReason, onRefused, onDone } = props;
  const { label, isNeeded, confirm, pending, done } = decisions[status];
  const decide = useDecideReturn(clientId, taxReturn.id);
  // As it was when this was opened: a version that comes in behind the dialog was looked at by nobody.
  const [seenVersion] = useState(taxReturn.version);
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const open = useOpenForApproval(clientId, taxReturn.id, status === 'approved');
  const [reasonError, setReasonError] = useState<string | undefined>();
  const reasonField = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decide.isPending) return;
    if (isNeeded && message.trim() === '') {
      setError('Enter what the client needs to do.');
      document.getElementById(field)?.focus();
      return;
    }
    if (open.length > 0 && reason.trim() === '') {
      setReasonError('Enter why you’re approving it anyway.');
      document.getElementById(reasonField)?.focus();
      return;
    }
    const why = open.length > 0 ? { reason } : {};
    // By its promise, not by callbacks of `mutate`: those are dropped when the new status takes this form away.
    decide.mutateAsync({ status, seenVersion, ...why, ...(message.trim() === '' ? {} : { message }) }).then(
      () => {
        toast({ title: done });
        onDone();
        // The button that was pressed may be gone.
        document.getElementById('return-summary')?.focus();
      },
      (failure: unknown) => {
        setError(undefined);
        onRefused();
        toast({
          variant: 'destructive',
          title: 'Update Failed',
          description: messageOf(failure, 'We couldn’t change the status. Please try again.'),
        });
      },
    );
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={decide.isPending} />
      {open.length === 0 ? null : (
        <>
          <div>
            <p className="font-medium">Still open</p>
            <ul aria-label="Still open" className="list-disc pl-5">
              {open.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <Field
            label="Why approve anyway?"
            id={reasonField}
            help="Only preparers see this."
            error={reasonError}
          >
            <Textarea
              rows={2}
              maxLength={2000}
              readOnly={decide.isPending}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          </Field>
        </>
      )}
      <Field label={label} id={field} error={error} optional={!isNeeded}>
        <Textarea
          rows={4}
          maxLength={messageLimit}
          readOnly={decide.isPending}
          value={message}
          onChange={(event) => onMessage(event.target.value)}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={decide.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" pending={decide.isPending}>
          {decide.isPending ? pending : confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
