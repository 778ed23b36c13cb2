'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useAddNote } from '@/lib/reviews/hooks';

/** Leaves an internal note, under the reviewer's name, that the second review is done. */
export function NoteSecondReview({ clientId }: { clientId: string }) {
  const add = useAddNote(clientId);
  return (
    <Button
      pending={add.isPending}
      disabled={add.isSuccess}
      onClick={() =>
        add.mutate(
          {
            body: 'Second review done: I checked every uncertain value and every value my colleagues checked.',
          },
          {
            onSuccess: () => toast({ title: 'Second review recorded' }),
            onError: (error) =>
              toast({
                variant: 'destructive',
                title: 'Second review not recorded',
                description: messageOf(error, 'Please try again.'),
              }),
          },
        )
      }
    >
      Record second review
    </Button>
  );
}
