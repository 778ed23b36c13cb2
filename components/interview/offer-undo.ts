import { type QueryClient } from '@tanstack/react-query';
import { undoDuration } from '@/components/ui/toast-reducer';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { undoRemoval } from '@/lib/interview/undo-hooks';
import { focusHeading } from './heading';

interface Offer {
  returnId: string;
  /** The id that the server gave for it. */
  undo: string;
  /** What happened, such as "ACME removed". */
  title: string;
  description?: string;
}

/** The offer on screen about a cleared answer, until the question is answered again. */
let cleared: { questionId: string; dismiss: () => void } | null = null;

/** Offers for ten seconds to take a removal back, on whatever screen the reader is by then. */
export function offerUndo(client: QueryClient, { returnId, undo, title, description }: Offer): () => void {
  const run = async () => {
    try {
      await undoRemoval(client, returnId, undo);
      toast({ title: 'Undone', description: 'Everything is back the way it was.' });
      // The button that had the cursor is gone.
      focusHeading();
    } catch (error) {
      const message = messageOf(error, 'We couldn’t undo this. Please try again.');
      toast({ title: 'Error', description: message, variant: 'destructive' });
    }
  };
  const { dismiss } = toast({
    title,
    ...(description === undefined ? {} : { description }),
    duration: undoDuration,
    action: { label: 'Undo', hint: 'Press F8 to go to Undo', run: () => void run() },
  });
  return dismiss;
}

/** The same for a cleared answer. */
export function offerToRestore(
  client: QueryClient,
  { questionId, text, ...offer }: Pick<Offer, 'returnId' | 'undo'> & { questionId: string; text: string },
): void {
  cleared = {
    questionId,
    dismiss: offerUndo(client, { ...offer, title: 'Answer cleared', description: text }),
  };
}

/** A new answer stands there: the old one is not offered any more. */
export function withdrawOffer(questionId: string): void {
  if (cleared?.questionId !== questionId) return;
  cleared.dismiss();
  cleared = null;
}
