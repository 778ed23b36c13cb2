'use client';

import { useRemoveItem } from '@/lib/interview/hooks';
import { type Repeat } from '@/lib/interview/schema';
import { RemoveDialog } from './remove-dialog';

type RemoveItemProps = { returnId: string; repeat: Repeat; name: string; onRemoved: () => void };

/** Takes one job, person or paper out of the interview, after asking. */
export function RemoveItem({ returnId, repeat, name, onRemoved }: RemoveItemProps) {
  const { mutateAsync, isPending } = useRemoveItem(returnId);
  return (
    <RemoveDialog
      name={name}
      description="All answers about it are deleted."
      remove={() => mutateAsync(repeat)}
      pending={isPending}
      onRemoved={onRemoved}
      className="ml-auto"
    />
  );
}
