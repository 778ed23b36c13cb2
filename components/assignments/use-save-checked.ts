'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ReviewField } from '@/components/documents/review-fields';
import { toast } from '@/components/ui/toast-store';
import { clientQuery } from '@/lib/assignments/hooks';
import { useConfirmFields } from '@/lib/documents/hooks';
import { type Document } from '@/lib/documents/schema';
import { messageOf } from '@/lib/http/client';
import { useSetTicks } from '@/lib/reviews/hooks';

/** A checked value, and what it is corrected to; undefined when it was read right. */
export interface CheckedField {
  field: ReviewField;
  value?: string | boolean | null | undefined;
}

/**
 * Confirms or corrects values where the client allows it, and ticks them as they are then. The wizard goes on at once;
 * an error brings the step back.
 */
export function useSaveChecked(
  clientId: string,
  document: Document,
  canCorrect: boolean,
  { onDone, onFailed }: { onDone: () => void; onFailed: () => void },
) {
  const client = useQueryClient();
  const confirm = useConfirmFields(clientId, document.id);
  const tick = useSetTicks(clientId);
  const save = async (checked: readonly CheckedField[]): Promise<void> => {
    const seen = new Map(checked.map(({ field }) => [field.path, field.value]));
    const changes = checked.flatMap(({ field, value }) =>
      value === undefined && field.confirmed
        ? []
        : [{ path: field.path, confirmed: true, ...(value === undefined ? {} : { value }) }],
    );
    if (canCorrect && changes.length > 0) {
      const after = await confirm.mutateAsync(changes);
      const fields = new Map(
        after.extractions.flatMap((form) => form.fields.map((field) => [field.path, field])),
      );
      for (const { field } of checked) seen.set(field.path, fields.get(field.path)?.value ?? null);
    }
    await tick.mutateAsync({
      documentId: document.id,
      ticked: true,
      fields: [...seen].map(([path, value]) => ({ path, value })),
    });
    if (canCorrect) await client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey, exact: true });
  };
  return (checked: readonly CheckedField[], name: string) => {
    onDone();
    save(checked).catch((error: unknown) => {
      onFailed();
      toast({
        variant: 'destructive',
        title: `${name} not saved`,
        description: messageOf(error, 'Please try again.'),
      });
    });
  };
}
