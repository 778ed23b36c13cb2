'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { isWaiting } from '@/lib/interview/waiting-hooks';

const ConfirmDialog = later(() => import('@/components/ui/alert-dialog').then((part) => part.ConfirmDialog));

type RemoveDialogProps = {
  /** What is removed, as it stands in a sentence. */
  name: string;
  /** What goes with it. */
  description: string;
  remove: () => Promise<unknown>;
  pending: boolean;
  onRemoved: () => void;
  className?: string;
};

/** A button that removes something of the interview, after asking. */
export function RemoveDialog({
  name,
  description,
  remove,
  pending,
  onRemoved,
  className,
}: RemoveDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    try {
      // Behind an answer that waits for the connection it would wait as well, and this with it.
      if (isWaiting()) throw new TypeError('no connection');
      await remove();
    } catch (error) {
      setOpen(false);
      const message = messageOf(error, 'We couldn’t remove this. Please try again.');
      toast({ title: 'Error', description: message, variant: 'destructive' });
      return;
    }
    setOpen(false);
    onRemoved();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        pending={pending}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={cn('text-muted-foreground', className)}
      >
        {pending ? null : <Trash2 aria-hidden="true" />}
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        when={isOpen}
        title={`Are you sure you want to remove ${name}?`}
        description={description}
        confirmLabel="Remove"
        destructive
        pending={pending}
        onConfirm={() => void confirm()}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
