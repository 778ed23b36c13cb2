'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast-store';
import { useDiscardAmendment } from '@/lib/filing/amendment-hooks';
import { messageOf } from '@/lib/http/client';

/** Gives up an amended return that was never sent. */
export function DiscardAmendment({ returnId }: { returnId: string }) {
  const discard = useDiscardAmendment(returnId);
  const confirm = () =>
    discard.mutate(undefined, {
      onSuccess: () => toast({ title: 'Amended return discarded' }),
      onError: (error) =>
        toast({
          title: 'Not discarded',
          description: messageOf(error, 'We couldn’t discard the amended return. Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <ConfirmDialog
      title="Discard this amended return?"
      description="Your changes will be deleted. The return you filed stays as it is. This can’t be undone."
      confirmLabel="Discard"
      destructive
      onConfirm={confirm}
      trigger={
        <Button variant="ghost" size="sm" pending={discard.isPending}>
          Discard amended return
        </Button>
      }
    />
  );
}
