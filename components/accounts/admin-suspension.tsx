'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter, StayOpen } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast-store';
import { useSuspension } from '@/lib/accounts/admin-hooks';
import { type ListedUser, type SuspensionReason } from '@/lib/accounts/schema';
import { messageOf } from '@/lib/http/client';
import { personName } from './admin-choices';

type Choice = { value: SuspensionReason; label: string };

const suspendReasons: readonly Choice[] = [
  { value: 'takeover-suspected', label: 'Suspected account takeover' },
  { value: 'fraud-suspected', label: 'Suspected fraud' },
  { value: 'terms-violated', label: 'Terms of service violation' },
  { value: 'requested-by-owner', label: 'Requested by the account owner' },
  { value: 'legal-request', label: 'Legal request' },
];
const reinstateReasons: readonly Choice[] = [
  { value: 'checked-and-cleared', label: 'Reviewed and cleared' },
  { value: 'suspended-by-mistake', label: 'Suspended by mistake' },
  { value: 'requested-by-owner', label: 'Requested by the account owner' },
];

/** Suspends an account or reinstates it, with a reason for the audit log. */
export function SuspensionButton({ user }: { user: ListedUser }) {
  const [open, setOpen] = useState(false);
  const isSuspended = user.suspendedAt !== null;
  const verb = isSuspended ? 'Reinstate' : 'Suspend';
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${verb} ${personName(user)}`}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          title={`${verb} ${personName(user)}?`}
          description={
            isSuspended
              ? 'They can sign in again right away.'
              : 'This signs them out everywhere and blocks sign-in until you reinstate the account.'
          }
        >
          <SuspensionForm user={user} onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function SuspensionForm({ user, onDone }: { user: ListedUser; onDone: () => void }) {
  const change = useSuspension();
  const [reason, setReason] = useState<SuspensionReason | null>(null);
  const [error, setError] = useState<string | undefined>();
  const field = useId();
  const suspended = user.suspendedAt === null;
  const reasons = suspended ? suspendReasons : reinstateReasons;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    if (reason === null) {
      setError('Select a reason.');
      document.getElementById(field)?.focus();
      return;
    }
    change.mutate(
      { userId: user.id, suspended, reason },
      {
        onSuccess: () => {
          toast({ title: suspended ? 'Account suspended' : 'Account reinstated' });
          onDone();
        },
        onError: (failure) => setError(messageOf(failure, 'That didn’t work. Please try again.')),
      },
    );
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <StayOpen when={change.isPending} />
      <Field label="Reason" id={field} error={error}>
        <Select
          options={reasons}
          value={reason}
          onValueChange={(value) => setReason(reasons.find((one) => one.value === value)?.value ?? null)}
          placeholder="Select a reason"
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={change.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" variant={suspended ? 'destructive' : 'primary'} pending={change.isPending}>
          {suspended ? 'Suspend account' : 'Reinstate account'}
        </Button>
      </DialogFooter>
    </form>
  );
}
