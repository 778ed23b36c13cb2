import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogFooter } from '@/components/ui/dialog';
import { type BulkResult } from '@/lib/assignments/desk-schema';

type BulkResultsProps = {
  results: readonly BulkResult[];
  /** The name of a client by id. */
  nameOf: (clientId: string) => string;
};

/** What became of each client of a bulk action, what was refused first, and the way out of the dialog. */
export function BulkResults({ results, nameOf }: BulkResultsProps) {
  const done = results.filter(({ done: isDone }) => isDone).length;
  const inOrder = [...results].sort((a, b) => Number(a.done) - Number(b.done));
  return (
    <>
      <p role="status" className="font-medium">
        {done} of {results.length} done
      </p>
      <ul aria-label="Results" className="max-h-[50dvh] divide-y overflow-y-auto border-y">
        {inOrder.map(({ clientId, done: isDone, message }) => {
          const Icon = isDone ? CircleCheck : CircleX;
          return (
            <li key={clientId} className="flex items-start gap-2.5 py-2 text-sm">
              <Icon
                aria-hidden="true"
                className={isDone ? 'mt-0.5 size-4 text-money-in' : 'mt-0.5 size-4 text-destructive'}
              />
              <span className="min-w-0 break-words">
                <span className="font-medium">{nameOf(clientId)}</span>: {message}
              </span>
            </li>
          );
        })}
      </ul>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}
