'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useDeleteMaterial } from '@/lib/training/hooks';
import { type TrainingMaterial } from '@/lib/training/schema';

type DeleteMaterialProps = { material: TrainingMaterial; onDeleted: () => void };

/** Deletes a material after asking. */
export function DeleteMaterial({ material, onDeleted }: DeleteMaterialProps) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteMaterial();
  // The promise, not callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const confirm = async () => {
    try {
      await remove.mutateAsync(material.id);
      toast({ title: 'Training material deleted successfully' });
      onDeleted();
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        description: messageOf(error, 'We couldn’t delete the material. Please try again.'),
      });
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Delete “${material.title}”?`}
      description="Future answers won’t cite it. The file and all its passages will be removed. This can’t be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={() => void confirm()}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Delete ${material.title}`}
          pending={remove.isPending}
        >
          {remove.isPending ? null : <Trash2 aria-hidden="true" />}
        </Button>
      }
    />
  );
}
