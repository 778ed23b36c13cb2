'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
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
import { Select } from '@/components/ui/select';
import { messageOf } from '@/lib/http/client';
import { useReveal } from '@/lib/reviews/hooks';
import { type RevealInput, type RevealReason } from '@/lib/reviews/schema';

const reasons: readonly { value: RevealReason; label: string }[] = [
  { value: 'compare', label: 'To compare it with the document' },
  { value: 'correct', label: 'To help the client correct a mistake' },
  { value: 'irs', label: 'To respond to the IRS' },
  { value: 'sign', label: 'To sign or file the return' },
];

/** What is revealed: a field of a document or an answer. */
type RevealTarget = { documentId: string; fieldPath: string } | { questionId: string };

type RevealValueProps = {
  clientId: string;
  target: RevealTarget;
  /** What it is ("Employee's social security number"). */
  label: string;
  masked: string;
};

/** A masked number, and the way to see it in full: with a reason, noted where the client sees it. */
export function RevealValue({ clientId, target, label, masked }: RevealValueProps) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="tabular-nums">{value ?? masked}</span>
      {value === null ? (
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`Show ${label} in full`}>
              <Eye aria-hidden="true" />
            </Button>
          </DialogTrigger>
          <DialogContent
            title="Show this number in full?"
            description="The client can see in Settings that you viewed it, when, and why."
          >
            <ReasonForm
              clientId={clientId}
              target={target}
              onRevealed={(revealed) => {
                setValue(revealed);
                setOpen(false);
              }}
            />
          </DialogContent>
        </Dialog>
      ) : (
        <Button variant="ghost" size="icon-sm" aria-label={`Hide ${label}`} onClick={() => setValue(null)}>
          <EyeOff aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}

type ReasonFormProps = Pick<RevealValueProps, 'clientId' | 'target'> & {
  onRevealed: (value: string) => void;
};

function ReasonForm({ clientId, target, onRevealed }: ReasonFormProps) {
  const reveal = useReveal(clientId);
  const [reason, setReason] = useState<RevealReason | null>(null);
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (reveal.isPending) return;
    if (reason === null) {
      setError('Select a reason.');
      document.getElementById(field)?.focus();
      return;
    }
    const input: RevealInput = { ...target, reason };
    reveal.mutate(input, {
      onSuccess: ({ value }) => onRevealed(value),
      onError: (failure) => setError(messageOf(failure, 'We couldn’t show it. Please try again.')),
    });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={reveal.isPending} />
      <Field label="Why do you need it?" id={field} error={error}>
        <Select
          options={reasons}
          value={reason}
          onValueChange={(value) => setReason(reasons.find((one) => one.value === value)?.value ?? null)}
          placeholder="Select a reason"
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={reveal.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" pending={reveal.isPending}>
          Show it
        </Button>
      </DialogFooter>
    </form>
  );
}
