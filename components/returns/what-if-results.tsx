import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { Amount } from '@/components/ui/amount';
import { cn } from '@/components/ui/cn';
import { formatDollars } from '@/lib/format/money';
import { type WhatIfResult } from '@/lib/returns/schema';
import { sayChange, whatIfRows } from './what-if-rows';

/** Each key line before, after, and the difference. */
export function WhatIfResults({ result, isTried }: { result: WhatIfResult; isTried: boolean }) {
  return (
    <>
      <p role="status" className="text-lg font-semibold text-balance">
        {isTried ? sayChange(result) : 'This is your return today. Change something to compare.'}
      </p>
      <Table label="What-if, line by line">
        <TableHead>
          <tr>
            <TableHeadCell>Line</TableHeadCell>
            <TableHeadCell numeric className="hidden sm:table-cell">
              Now
            </TableHeadCell>
            <TableHeadCell numeric>What if</TableHeadCell>
            <TableHeadCell numeric>Change</TableHeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {whatIfRows(result).map(({ key, label, before, after, delta, isResult }) => (
            <TableRow key={key} className={cn(isResult && 'font-semibold')}>
              <TableCell>{label}</TableCell>
              <TableCell numeric className="hidden sm:table-cell">
                {formatDollars(before)}
              </TableCell>
              <TableCell numeric>{formatDollars(after)}</TableCell>
              <TableCell numeric>
                {delta === 0 ? (
                  '—'
                ) : (
                  <Amount value={delta} sign="always" tone={isResult ? 'signed' : 'plain'} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
