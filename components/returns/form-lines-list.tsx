'use client';

import { ChevronRight } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { countOf } from '@/lib/format/words';
import { type CalculationResults } from '@/lib/returns/schema';
import { ExplainedValue } from './explanation-amount';
import { type FormGroup, groupForms } from './form-lines-groups';

/** Every form and worksheet of the return, each line with its value. */
export function FormLinesList({ results }: { results: CalculationResults }) {
  return (
    <section aria-labelledby="forms-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h2 id="forms-title" className="text-lg leading-6 font-semibold tracking-tight">
          All forms and lines
        </h2>
        <p className="reading-width text-sm text-muted-foreground">
          The complete return, line by line. Select any value to see how we calculated it.
        </p>
      </div>
      <Card className="divide-y">
        {groupForms(results).map((group) => (
          <FormDetails key={group.key} group={group} />
        ))}
      </Card>
    </section>
  );
}

/** One form with its lines, closed until it is wanted. */
export function FormDetails({ group: { name, title, rows } }: { group: FormGroup }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center gap-3 rounded-lg px-4 py-3 hover:bg-muted/60 sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
        />
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{name}</span>
          {title === '' || title === name ? null : (
            <span className="text-sm text-muted-foreground">{title}</span>
          )}
        </span>
        <span className="text-sm whitespace-nowrap text-muted-foreground">
          {countOf(rows.length, 'line', 'lines')}
        </span>
      </summary>
      <div className="px-2 pb-4 sm:px-4">
        <Table label={`Lines of ${name}`}>
          <TableHead>
            <tr>
              <TableHeadCell className="w-20">Line</TableHeadCell>
              <TableHeadCell>Description</TableHeadCell>
              <TableHeadCell numeric>Value</TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ ref, label, value, unit }) => (
              <TableRow key={ref.line}>
                <TableCell className="font-mono whitespace-nowrap">{ref.line}</TableCell>
                <TableCell>{label}</TableCell>
                <TableCell numeric className="max-w-[45vw] whitespace-normal">
                  <ExplainedValue shown={{ kind: 'line', label, value, unit }} line={ref} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
