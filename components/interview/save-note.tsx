import { Check } from 'lucide-react';
import { type SaveState } from './use-answer';

/** Says that the answer is safe. Its place is always there, so that nothing moves. */
export function SaveNote({ state }: { state: SaveState }) {
  return (
    <p role="status" className="flex h-5 items-center gap-1.5 text-sm text-muted-foreground">
      {state === 'saved' ? (
        <>
          <Check aria-hidden="true" className="size-4 text-money-in" />
          Saved
        </>
      ) : null}
      {state === 'saving' ? 'Saving...' : null}
      {state === 'waiting' ? 'Kept on this device. We’ll save it when you’re back online.' : null}
    </p>
  );
}
