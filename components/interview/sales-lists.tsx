'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRemoveSalesImport } from '@/lib/interview/sales-hooks';
import { type SalesImports } from '@/lib/interview/schema';
import { countOf, plural } from '@/lib/format/words';
import { focusHeading } from './heading';
import { offerUndo } from './offer-undo';
import { RemoveDialog } from './remove-dialog';

type SalesListsProps = { returnId: string; imports: SalesImports['imports'] };

/** The lists loaded before; each can be taken out again with all its sales. */
export function SalesLists({ returnId, imports }: SalesListsProps) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="sales-lists" className="grid gap-2">
      <h2 id="sales-lists" className="text-lg font-semibold tracking-tight">
        Imported lists
      </h2>
      <ul className="divide-y border-y">
        {imports.map(({ id, count }, at) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <span>
              List {at + 1}: <span className="tabular-nums">{countOf(count, 'sale', 'sales')}</span>
            </span>
            <RemoveList returnId={returnId} importId={id} name={`list ${at + 1}`} count={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemoveListProps = { returnId: string; importId: string; name: string; count: number };

function RemoveList({ returnId, importId, name, count }: RemoveListProps) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useRemoveSalesImport(returnId);
  const remove = async () => {
    const { undo } = await mutateAsync(importId);
    offerUndo(client, { returnId, undo, title: countOf(count, 'sale removed', 'sales removed') });
  };
  return (
    <RemoveDialog
      name={name}
      description={`${plural(count, 'Its sale', `Its ${count} sales`)} will be deleted. You can undo this for 10 seconds.`}
      remove={remove}
      pending={isPending}
      onRemoved={focusHeading}
    />
  );
}
