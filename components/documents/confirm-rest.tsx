'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useConfirmFields } from '@/lib/documents/hooks';
import { isDoubtful, needsOwnLook } from '@/lib/documents/doubt';
import { countOf, plural } from '@/lib/format/words';
import { messageOf } from '@/lib/http/client';
import { unconfirmed, type ReviewField, type ReviewForm } from './review-fields';

/** A request takes this many fields (ConfirmInput). */
const mostAtOnce = 500;

type ConfirmRestProps = {
  form: ReviewForm;
  userId: string;
  documentId: string;
  /** Values that must not be confirmed, because something else stands in their box right now. */
  isSkipped: (field: ReviewField) => boolean;
  onDone: () => void;
};

/**
 * Confirms what of a form nobody has confirmed yet, as it stands; says first how much that is. Amounts in doubt are left
 * out: each is compared with the document by itself.
 */
export function ConfirmRest({ form, userId, documentId, isSkipped, onDone }: ConfirmRestProps) {
  const save = useConfirmFields(userId, documentId);
  const all = unconfirmed(form).filter((field) => !isSkipped(field));
  const open = all.filter((field) => !needsOwnLook(field, form.problems));
  const alone = all.length - open.length;
  if (open.length === 0 && !save.isPending) return null;
  const doubtful = open.filter(isDoubtful).length;
  const confirmAll = async () => {
    try {
      for (let from = 0; from < open.length; from += mostAtOnce) {
        const part = open.slice(from, from + mostAtOnce);
        await save.mutateAsync(part.map(({ path }) => ({ path, confirmed: true })));
      }
      onDone();
    } catch (error) {
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to save these values. Please try again.'),
        variant: 'destructive',
      });
    }
  };
  const values = `${countOf(open.length, 'value', 'values')} as shown`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-4 sm:px-6">
      <Button
        variant={doubtful === 0 ? 'outline' : 'primary'}
        pending={save.isPending}
        onClick={() => void confirmAll()}
      >
        Confirm the rest
      </Button>
      <p className="text-sm text-muted-foreground">
        {doubtful === 0
          ? `This confirms ${values}.`
          : `This confirms ${values}, including ${doubtful} we weren’t sure of.`}
        {alone === 0 ? null : ` ${sayAlone(alone)}`}
      </p>
    </div>
  );
}

const sayAlone = (count: number): string =>
  plural(count, 'Confirm one amount above separately.', `Confirm ${count} amounts above separately.`);
