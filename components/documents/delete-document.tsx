'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useDeleteDocument } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';

type DeleteDocumentProps = { document: Document; userId: string; onDeleted: () => void };

/** Deletes a document after asking. */
export function DeleteDocument({ document, userId, onDeleted }: DeleteDocumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteDocument(userId);
  // The promise, not callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const confirm = async () => {
    try {
      await remove.mutateAsync(document);
      toast({ title: 'Document deleted', description: 'The document has been removed successfully.' });
      onDeleted();
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to delete document. Please try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Are you sure you want to delete this document?"
      description={`“${document.name}” and everything we read from it will be removed from your return. This can’t be undone.`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => void confirm()}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Delete ${document.name}`}
          pending={remove.isPending}
        >
          {remove.isPending ? null : <Trash2 aria-hidden="true" />}
        </Button>
      }
    />
  );
}
