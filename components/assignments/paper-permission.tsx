'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast-store';
import { useEndPermission, usePaperForm, useRecordPermission } from '@/lib/assignments/client-record-hooks';
import { ApiError, messageOf } from '@/lib/http/client';

/** Records the permission that a client without an account signed on paper. */
export function RecordPermission({ clientId }: { clientId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Record signed permission</Button>
      </DialogTrigger>
      <DialogContent
        title="Permission signed on paper"
        description="Print this text, have the client sign and date it, and keep the signed copy. The client sees the permission and can withdraw it once they have an account."
      >
        <PermissionForm clientId={clientId} isOpen={isOpen} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type PermissionFormProps = { clientId: string; isOpen: boolean; onDone: () => void };

function PermissionForm({ clientId, isOpen, onDone }: PermissionFormProps) {
  const form = usePaperForm(clientId, isOpen);
  const record = useRecordPermission(clientId);
  const [signature, setSignature] = useState('');
  const [signedOn, setSignedOn] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  if (form.data === undefined)
    return (
      <p role="status">
        {form.isError ? 'We couldn’t load the text. Close this and try again.' : 'Loading…'}
      </p>
    );
  const { version, wording } = form.data;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (record.isPending) return;
    setErrors({});
    record.mutate(
      { version, signature, signedOn },
      {
        onSuccess: () => {
          toast({ title: 'Permission recorded' });
          onDone();
        },
        onError: (failure) => {
          setErrors((failure instanceof ApiError ? failure.body?.fields : undefined) ?? {});
          toast({
            variant: 'destructive',
            title: 'Permission not recorded',
            description: messageOf(failure, 'Please try again.'),
          });
        },
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <StayOpen when={record.isPending} />
      <div className="grid gap-3 text-sm">
        {wording.map((paragraph) => (
          <p key={paragraph.slice(0, 60)}>{paragraph}</p>
        ))}
      </div>
      <Field label="Client’s name as signed" error={errors['signature']}>
        <Input
          autoComplete="off"
          maxLength={200}
          value={signature}
          onChange={(event) => setSignature(event.target.value)}
        />
      </Field>
      <Field label="Signature date" error={errors['signedOn']}>
        <Input
          type="date"
          className="max-w-48"
          value={signedOn}
          onChange={(event) => setSignedOn(event.target.value)}
        />
      </Field>
      <Button type="submit" className="w-fit" pending={record.isPending}>
        Record permission
      </Button>
    </form>
  );
}

/** Takes a recorded permission back. */
export function EndPermission({ clientId }: { clientId: string }) {
  const end = useEndPermission(clientId);
  return (
    <Button
      variant="outline"
      pending={end.isPending}
      onClick={() =>
        end.mutate(undefined, {
          onSuccess: () => toast({ title: 'Permission withdrawn' }),
          onError: (error) =>
            toast({
              variant: 'destructive',
              title: 'Permission not withdrawn',
              description: messageOf(error, 'Please try again.'),
            }),
        })
      }
    >
      Withdraw permission
    </Button>
  );
}
