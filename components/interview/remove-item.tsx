'use client';

import { useIsRemoving, useRemoveItem } from '@/lib/interview/hooks';
import { type Repeat } from '@/lib/interview/schema';
import { RemoveDialog } from './remove-dialog';

type RemoveItemProps = { returnId: string; repeat: Repeat; name: string; onRemoved: () => void };

/** Takes one job, person or paper out of the interview, after asking. */
export function RemoveItem({ returnId, repeat, name, onRemoved }: RemoveItemProps) {
  const { mutateAsync } = useRemoveItem(returnId);
  // Also when it was asked for on another question: the next item moves up into the place, and would go as well.
  const isRemoving = useIsRemoving(returnId);
  return (
    <RemoveDialog
      name={name}
      description="All its answers will be deleted."
      remove={() => mutateAsync(repeat)}
      pending={isRemoving}
      onRemoved={onRemoved}
      className="ml-auto"
    />
  );
}
