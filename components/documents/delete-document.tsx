'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { undoDuration } from '@/components/ui/toast-reducer';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { restoreDocument, useDeleteDocument } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';

type DeleteDocumentProps = { document: Document; userId: string; onDeleted: () => void };

/** Deletes a document after asking. */
export function DeleteDocument({ document, userId, onDeleted }: DeleteDocumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const remove = useDeleteDocument(userId);
  const restore = async () => {
    try {
      await restoreDocument(client, userId, document.id);
      toast({
        title: 'Document restored',
        description: 'We restored the document and everything you confirmed.',
      });
    } catch (error) {
      const description = messageOf(error, 'We couldn’t restore the document. Please upload it again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  // The promise, not callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const confirm = async () => {
    try {
      await remove.mutateAsync(document);
      toast({
        title: 'Document deleted',
        description: 'The document has been removed successfully.',
        duration: undoDuration,
        action: { label: 'Undo', hint: 'Press F8 to go to Undo', run: () => void restore() },
      });
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
      description={`“${document.name}” and everything we read from it will be removed from your return. You can undo this for 10 seconds.`}
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
