'use client';

import { formatDay } from '@/components/documents/document-labels';
import { ExplainedValue } from '@/components/returns/explanation-amount';
import { formatValue } from '@/components/returns/explanation-value';
import { nameLine } from '@/components/returns/form-lines-names';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { useChanges } from '@/lib/reviews/hooks';
import { type Changes } from '@/lib/reviews/schema';

/** What was changed, and by whom, since a preparer last decided on the return. Nothing before the first decision. */
export function ChangesCard({ clientId }: { clientId: string }) {
  const { data } = useChanges(clientId);
  if (data === undefined || data.since === null) return null;
  const { since, facts, lines, more } = data;
  const isSame = facts.length === 0 && lines.length === 0;
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
          {isSame ? <p className="text-muted-foreground">No changes since then.</p> : null}
          {facts.length === 0 ? null : (
            <ul className="grid gap-1.5 text-sm">
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
          )}
          {lines.length === 0 ? null : <LinesTable lines={lines} />}
        </CardContent>
      </section>
    </Card>
  );
}

function LinesTable({ lines }: Pick<Changes, 'lines'>) {
  return (
    <Table label="Lines that changed">
      <TableHead>
        <TableRow>
          <TableHeadCell>Line</TableHeadCell>
          <TableHeadCell numeric>Then</TableHeadCell>
          <TableHeadCell numeric>Now</TableHeadCell>
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
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
