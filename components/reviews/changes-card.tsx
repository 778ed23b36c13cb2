'use client';

import { formatDay } from '@/components/documents/document-labels';
import { ExplainedValue } from '@/components/returns/explanation-amount';
import { formatValue } from '@/components/returns/explanation-value';
import { nameLine } from '@/components/returns/form-lines-names';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/format/money';
import { useChanges } from '@/lib/reviews/hooks';
import { type Changes } from '@/lib/reviews/schema';
import { ChangedBalance, ChangedValues } from './changed-values';

/** What was changed, and by whom, since a preparer last decided on the return. Nothing before the first decision. */
export function ChangesCard({ clientId }: { clientId: string }) {
  const { data } = useChanges(clientId);
  if (data === undefined || data.since === null) return null;
  const { since, facts, lines, more, values, balance } = data;
  const isSame = facts.length === 0 && lines.length === 0 && values.length === 0;
  return (
    <Card asChild>
      <section aria-labelledby="changes">
        <CardHeader>
          <CardTitle id="changes">What changed since the last review</CardTitle>
          <CardDescription>
            {since.status === 'approved' ? 'Approved' : 'Returned'} by {since.preparerName} on{' '}
            <LocalTime at={since.at} format={formatDay} />
            {since.message === '' ? '.' : `: “${since.message}”`}
          </CardDescription>
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-6">
          {since.reason === '' ? null : (
            <p className="text-sm break-words whitespace-pre-line">
              <span className="font-medium">Approved with open items: </span>
              {since.reason}
            </p>
          )}
          {isSame ? <p className="text-muted-foreground">No changes since then.</p> : null}
          {balance === null ? null : <ChangedBalance balance={balance} />}
          <ChangedValues clientId={clientId} values={values} />
          {lines.length === 0 ? null : <LinesTable lines={lines} />}
          {facts.length === 0 ? null : <History facts={facts} more={more} isOpen={values.length === 0} />}
        </CardContent>
      </section>
    </Card>
  );
}

type HistoryProps = Pick<Changes, 'facts' | 'more'> & { isOpen: boolean };

/** Each step on the way, also those that were taken back since. */
function History({ facts, more, isOpen }: HistoryProps) {
  return (
    <details open={isOpen} className="text-sm">
      <summary className="min-h-11 content-center font-medium">
        All steps{' '}
        <span className="font-normal text-muted-foreground tabular-nums">
          ({facts.length}
          {more ? '+' : ''})
        </span>
      </summary>
      <ul className="grid gap-1.5 pt-1">
        {facts.map(({ what, at, by }) => (
          <li key={what} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">{what}</span>
            <span className="text-muted-foreground">
              {by === null ? null : `${by.name} (${by.role}), `}
              <LocalTime at={at} format={formatDay} />
            </span>
          </li>
        ))}
        {more ? <li className="text-muted-foreground">Showing the 100 most recent changes.</li> : null}
      </ul>
    </details>
  );
}

function LinesTable({ lines }: Pick<Changes, 'lines'>) {
  return (
    <Table label="Lines that changed">
      <TableHead>
        <TableRow>
          <TableHeadCell>Line</TableHeadCell>
          <TableHeadCell numeric>Before</TableHeadCell>
          <TableHeadCell numeric>Now</TableHeadCell>
          <TableHeadCell numeric className="max-sm:hidden">
            Difference
          </TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ form, line, copy, label, unit, before, after }) => (
          <TableRow key={`${form} ${copy} ${line}`}>
            <TableCell>
              <span className="block">{label}</span>
              <span className="text-muted-foreground">{nameLine(form, line)}</span>
            </TableCell>
            <TableCell numeric>
              {before === null ? '—' : formatValue({ kind: 'line', label, value: before, unit })}
            </TableCell>
            <TableCell numeric>
              {after === null ? (
                '—'
              ) : (
                <ExplainedValue
                  shown={{ kind: 'line', label, value: after, unit }}
                  line={{ form, line, copy }}
                />
              )}
            </TableCell>
            <TableCell numeric className="max-sm:hidden">
              {differenceOf(unit, before, after)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type Line = Changes['lines'][number];

/** What an amount rose or fell by; a line that holds no amount has none. */
const differenceOf = (unit: Line['unit'], before: Line['before'], after: Line['after']): string =>
  unit === 'money' && typeof (before ?? 0) === 'number' && typeof (after ?? 0) === 'number'
    ? formatDollars(Number(after ?? 0) - Number(before ?? 0), { sign: 'always' })
    : '';
