'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useRemoveItem } from '@/lib/interview/hooks';
import { type Repeat } from '@/lib/interview/schema';

type RemoveItemProps = { returnId: string; repeat: Repeat; name: string; onRemoved: () => void };

/** Takes one job, person or paper out of the interview, after asking. */
export function RemoveItem({ returnId, repeat, name, onRemoved }: RemoveItemProps) {
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveItem(returnId);
  const confirm = () =>
    remove.mutate(repeat, {
      onSuccess: () => {
        setOpen(false);
        onRemoved();
      },
      onError: (error) => {
        setOpen(false);
        toast({
          title: 'Error',
          description: messageOf(error, 'Failed to remove this. Please try again.'),
          variant: 'destructive',
        });
      },
    });
  return (
    <ConfirmDialog
      title={`Are you sure you want to remove ${name}?`}
      description="All answers about it are deleted."
      confirmLabel="Remove"
      destructive
      pending={remove.isPending}
      onConfirm={confirm}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm" className="ml-auto text-muted-foreground">
          <Trash2 aria-hidden="true" />
          Remove<span className="sr-only"> {name}</span>
        </Button>
      }
    />
  );
}
