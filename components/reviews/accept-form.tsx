'use client';

import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { ApiError, messageOf } from '@/lib/http/client';
import { useAcceptReply } from '@/lib/reviews/hooks';
import { type InformationRequest } from '@/lib/reviews/schema';

/** Whether a request is about one field or one answer, into which its reply can be written. */
export const isWritable = ({ pin }: InformationRequest): boolean =>
  pin !== null && (pin.questionId !== null || (pin.documentId !== null && pin.fieldPath !== null));

type AcceptFormProps = { clientId: string; request: InformationRequest; onDone: () => void };

/** The reply as it is written into its field: the preparer takes it over or shortens it to the value. */
export function AcceptForm({ clientId, request: { id, reply, pin }, onDone }: AcceptFormProps) {
  const accept = useAcceptReply(clientId);
  const [value, setValue] = useState(reply ?? '');
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  useEffect(() => {
    const input = document.getElementById(field);
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, [field]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (accept.isPending) return;
    if (value.trim() === '') return setError('Enter a value.');
    // By its promise: the row goes to another list when it is settled.
    accept.mutateAsync({ id, value }).then(
      () => {
        toast({ title: 'Entered in the return', description: 'The client can see the change.' });
        onDone();
        document.getElementById('requests')?.focus();
      },
      (failure: unknown) => {
        // What is wrong with the value itself says more than that something is.
        const [own] = failure instanceof ApiError ? Object.values(failure.body?.fields ?? {}) : [];
        setError(own ?? messageOf(failure, 'Not saved. Please try again.'));
      },
    );
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-md gap-3 rounded-md border bg-card p-4"
    >
      <Field label="Value" id={field} help={pin === null ? undefined : `For ${pin.label}`} error={error}>
        <Input
          value={value}
          maxLength={500}
          autoComplete="off"
          readOnly={accept.isPending}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={accept.isPending}>
          Save and close question
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
