'use client';

import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useEndAssignment } from '@/lib/assignments/hooks';
import { messageOf } from '@/lib/http/client';

type RemoveAssignmentProps = { id: string; preparer: string; client: string; onRemoved: () => void };

/** Ends an assignment after asking. */
export function RemoveAssignment({ id, preparer, client, onRemoved }: RemoveAssignmentProps) {
  const end = useEndAssignment();
  // The promise, not callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const confirm = async () => {
    try {
      await end.mutateAsync(id);
      toast({ title: 'Assignment removed successfully' });
      onRemoved();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: messageOf(error, 'We couldn’t remove the assignment. Please try again.'),
      });
    }
  };
  return (
    <ConfirmDialog
      title="Are you sure you want to remove this assignment?"
      description={`${preparer} immediately loses access to ${client}’s return and documents.`}
      confirmLabel="Remove"
      destructive
      onConfirm={() => void confirm()}
      trigger={
        <Button variant="outline" size="sm" pending={end.isPending}>
          Remove
          <span className="sr-only">
            {' '}
            the assignment of {preparer} to {client}
          </span>
        </Button>
      }
    />
  );
}
