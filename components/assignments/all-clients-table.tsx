import { personName } from '@/components/accounts/admin-choices';
import { formatDay } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { shownAddress } from '@/lib/accounts/no-account';
import { type AdminClient } from '@/lib/assignments/desk-schema';
import { type ClientColumn, type ClientFilter, sortedBy, waitsOf } from './all-clients';
import { describeDeadline } from './client-queue';
import { pick, PickBox, pickedAll } from './pick-box';
import { ReturnBadge } from './return-badge';
import { SortHead } from './sort-head';

type AllClientsTableProps = {
  clients: readonly AdminClient[];
  filter: ClientFilter;
  onFilter: (filter: ClientFilter) => void;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
};

/** Stays in place while a phone scrolls the other columns. */
const nameColumn = 'sticky left-0 z-10 bg-card';

/** The administrators' table of clients. Its columns sort on the server: it may hold more than is loaded. */
export function AllClientsTable({ clients, filter, onFilter, picked, onPick }: AllClientsTableProps) {
  const ids = clients.map(({ id }) => id);
  const head = (column: ClientColumn, label: string, className = '') => (
    <SortHead
      label={label}
      className={className}
      way={filter.sort !== column ? undefined : filter.direction === 'asc' ? 'ascending' : 'descending'}
      onSort={() => onFilter(sortedBy(filter, column))}
    />
  );
  return (
    <Table label="All clients" className="min-w-[56rem]">
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
          {head('preparer', 'Preparer')}
          {head('waiting', 'Waiting for')}
          {head('status', 'Status')}
          <TableHeadCell>Due</TableHeadCell>
          {head('joined', 'Joined')}
        </TableRow>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <Row
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

type RowProps = { client: AdminClient; isPicked: boolean; onPick: (isIn: boolean) => void };

function Row({ client, isPicked, onPick }: RowProps) {
  const { email, preparers, taxReturn, joinedAt } = client;
  const name = personName(client);
  const waits = waitsOf(client);
  const deadline = taxReturn === null ? null : describeDeadline(taxReturn, taxReturn.extended, new Date());
  const efile = taxReturn?.filing ? { state: taxReturn.filing } : null;
  return (
    <TableRow className={cn(isPicked && 'bg-primary-soft')}>
      <TableCell className="py-1.5 pr-0">
        <PickBox label={`Select ${name}`} checked={isPicked} onChange={onPick} />
      </TableCell>
      <th
        scope="row"
        className={cn(
          nameColumn,
          'max-w-44 px-3 py-3.5 text-left align-top font-medium break-words sm:max-w-64',
        )}
      >
        {name}
        {name === email ? null : (
          <span className="block font-normal break-all text-muted-foreground">{shownAddress(email)}</span>
        )}
      </th>
      <TableCell className="py-3.5">
        {preparers.length === 0 ? (
          <Badge variant="warning">No preparer</Badge>
        ) : (
          preparers.map(({ id, name: preparer }) => (
            <span key={id} className="block">
              {preparer}
            </span>
          ))
        )}
      </TableCell>
      <TableCell className="py-3.5">
        {waits.length === 0 ? (
          <span className="text-muted-foreground">Nothing</span>
        ) : (
          <ul className="grid gap-0.5">
            {waits.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </TableCell>
      <TableCell className="py-3.5">
        <ReturnBadge taxReturn={taxReturn === null ? null : { status: taxReturn.status, efile }} />
      </TableCell>
      <TableCell className="py-3.5">
        {deadline === null ? null : (
          <span className={deadline.isPast ? 'text-warning' : 'text-muted-foreground'}>{deadline.text}</span>
        )}
      </TableCell>
      <TableCell className="py-3.5 whitespace-nowrap text-muted-foreground tabular-nums">
        <LocalTime at={joinedAt} format={formatDay} />
      </TableCell>
    </TableRow>
  );
}
