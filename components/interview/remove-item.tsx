'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useIsRemoving, useRemoveItem } from '@/lib/interview/hooks';
import { type Repeat } from '@/lib/interview/schema';
import { RemoveDialog } from './remove-dialog';

type RemoveItemProps = { returnId: string; repeat: Repeat; name: string; onRemoved: () => void };

/** Takes one job, person or document out of the interview, after asking. */
export function RemoveItem({ returnId, repeat, name, onRemoved }: RemoveItemProps) {
  const client = useQueryClient();
  const { mutateAsync } = useRemoveItem(returnId);
  const remove = async () => {
    const { undo } = await mutateAsync(repeat);
    // Not awaited: it is removed whether or not the offer can be shown.
    void import('./offer-undo').then(({ offerUndo }) =>
      offerUndo(client, { returnId, undo, title: `${name} removed` }),
    );
  };
  // Also when it was asked for on another question: the next item moves up into the place, and would go as well.
  const isRemoving = useIsRemoving(returnId);
  return (
    <RemoveDialog
      name={name}
      description="All answers in this entry will be deleted. You can undo this for 10 seconds."
      remove={remove}
      pending={isRemoving}
      onRemoved={onRemoved}
      className="ml-auto"
    />
  );
}
