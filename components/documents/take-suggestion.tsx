'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useConfirmFields } from '@/lib/documents/hooks';
import { messageOf } from '@/lib/http/client';
import { showValue } from './field-value';
import { focusField } from './focus-field';
import { type ReviewField } from './review-fields';

type TakeSuggestionProps = { field: ReviewField; value: string; userId: string; documentId: string };

/** Puts the amount that fits into its box, as if it had been typed there. */
export function TakeSuggestion({ field, value, userId, documentId }: TakeSuggestionProps) {
  const save = useConfirmFields(userId, documentId);
  const take = async () => {
    try {
      await save.mutateAsync([{ path: field.path, value, confirmed: true }]);
      focusField(field.path);
    } catch (error) {
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to save this value. Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-auto min-h-8 text-left whitespace-normal"
      pending={save.isPending}
      onClick={() => void take()}
    >
      Use ${showValue('money', value)} in {field.name}
    </Button>
  );
}
