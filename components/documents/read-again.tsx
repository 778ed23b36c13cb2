'use client';

import { RotateCw } from 'lucide-react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useProcessDocument } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';

/** Has the document read once more; asks first when that drops what somebody confirmed. */
export function ReadAgain({ document, userId }: { document: Document; userId: string }) {
  const process = useProcessDocument(userId);
  const hasConfirmed = document.extractions.some(({ fields }) => fields.some(({ confirmed }) => confirmed));
  const start = async () => {
    try {
      await process.mutateAsync({
        id: document.id,
        onStarted: () =>
          toast({
            title: 'Processing started',
            description: 'AI is extracting data from your document.',
          }),
      });
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to process document. Please try again.',
        variant: 'destructive',
      });
    }
  };
  const isBusy = process.isPending || document.status === 'processing';
  const button = (onClick?: () => void) => (
    <Button variant="outline" size="sm" className="sm:ml-auto" pending={isBusy} onClick={onClick}>
      {isBusy ? null : <RotateCw aria-hidden="true" />}
      {isBusy ? 'Reading…' : 'Read again'}
    </Button>
  );
  if (!hasConfirmed) return button(() => void start());
  return (
    <ConfirmDialog
      title="Read this document again?"
      description="We’ll start over. Anything you confirmed or corrected here will be lost."
      confirmLabel="Read again"
      onConfirm={() => void start()}
      trigger={button()}
    />
  );
}
