'use client';

import Link from 'next/link';
import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { cn } from '@/components/ui/cn';
import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { shownAddress } from '@/lib/accounts/no-account';
import { type AssignedClient } from '@/lib/assignments/schema';
import { caseAddress } from './case-address';
import { describeDeadline, openPointsOf, type QueueFilter, type SortColumn, sortedWay } from './client-queue';
import { moveByArrows } from './move-by-arrows';
import { Outcome } from './outcome';
import { pick, PickBox, pickedAll } from './pick-box';
import { ReturnBadge } from './return-badge';
import { figuresOf, stateLines } from './return-standing';
import { SortHead } from './sort-head';

type QueueTableProps = {
  clients: readonly AssignedClient[];
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
};

/** Stays in place while a phone scrolls the other columns. */
const nameColumn = 'sticky left-0 z-10 bg-background';

/** A preparer's clients, a row each: who, what waits, where the returns stand, until when. The columns sort. */
export function QueueTable({ clients, filter, onFilter, picked, onPick }: QueueTableProps) {
  const ids = clients.map(({ id }) => id);
  const head = (column: SortColumn, label: string, className = '') => (
    <SortHead
      label={label}
      className={className}
      way={sortedWay(filter, column)}
      onSort={() =>
        onFilter({ ...filter, sort: column, reversed: filter.sort === column && !filter.reversed })
      }
    />
  );
  return (
    <Table label="Clients" onKeyDown={moveByArrows('a')} className="min-w-[64rem]">
      <TableHead>
        <TableRow>
          <TableHeadCell className="w-0 py-0.5 pr-0">
            <PickBox
              label="Select all clients in the list"
              checked={pickedAll(ids, picked)}
              onChange={(isIn) => onPick(pick(picked, ids, isIn))}
            />
          </TableHeadCell>
          {head('name', 'Client', nameColumn)}
          {head('attention', 'To do')}
          {head('status', 'Status')}
          {head('amount', 'Federal')}
          <TableHeadCell>States</TableHeadCell>
          {head('due', 'Due')}
          {head('recent', 'Updated')}
        </TableRow>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            isPicked={picked.has(client.id)}
            onPick={(isIn) => onPick(pick(picked, [client.id], isIn))}
          />
        ))}
      </TableBody>
    </Table>
  );
}

type ClientRowProps = { client: AssignedClient; isPicked: boolean; onPick: (isIn: boolean) => void };

function ClientRow({ client, isPicked, onPick }: ClientRowProps) {
  const { id, email, taxReturn, extended, assignedAt } = client;
  const name = personName(client);
  const points = openPointsOf(client);
  const deadline = describeDeadline(taxReturn, extended, new Date());
  return (
    <TableRow className={cn(isPicked && 'bg-primary-soft')}>
      <TableCell className="py-1.5 pr-0">
        <PickBox label={`Select ${name}`} checked={isPicked} onChange={onPick} />
      </TableCell>
      <th
        scope="row"
        className={cn(nameColumn, 'max-w-44 px-3 py-3.5 text-left align-top font-normal sm:max-w-64')}
      >
        <Link
          href={caseAddress(id)}
          className="font-semibold break-words underline-offset-4 hover:underline pointer-coarse:py-1.5"
        >
          {name}
        </Link>
        {name === email ? null : (
          <span className="block break-all text-muted-foreground">{shownAddress(email)}</span>
        )}
      </th>
      <TableCell className="py-3.5">
        {points.length === 0 ? (
          <span className="text-muted-foreground">Nothing to do</span>
        ) : (
          <ul className="grid gap-0.5">
            {points.map((point, index) => (
              <li key={point} className={cn(index === 0 && 'font-medium')}>
                {point}
              </li>
            ))}
          </ul>
        )}
      </TableCell>
      <TableCell className="py-3.5">
        <ReturnBadge taxReturn={taxReturn} />
      </TableCell>
      <TableCell className="py-3.5 whitespace-nowrap">
        {taxReturn === null ? null : (
          <Outcome figures={figuresOf(taxReturn)} caveatClassName="whitespace-normal" />
        )}
      </TableCell>
      <TableCell className="py-3.5 whitespace-nowrap">
        {taxReturn === null || taxReturn.states.length === 0 ? null : (
          <ul className="grid gap-0.5">
            {stateLines(taxReturn.states).map(({ code, name: state, words, isProblem }) => (
              <li key={code} className={cn(isProblem && 'text-destructive')}>
                <abbr title={state} className="font-medium no-underline">
                  {code}
                </abbr>{' '}
                {words}
              </li>
            ))}
          </ul>
        )}
      </TableCell>
      <TableCell className="py-3.5">
        {deadline === null ? null : (
          <span className={deadline.isPast ? 'text-warning' : 'text-muted-foreground'}>{deadline.text}</span>
        )}
      </TableCell>
      <TableCell className="py-3.5 whitespace-nowrap text-muted-foreground tabular-nums">
        <LocalTime at={taxReturn?.updatedAt ?? assignedAt} format={formatDay} />
      </TableCell>
    </TableRow>
  );
}
