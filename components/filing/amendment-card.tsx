import Link from 'next/link';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type AmendmentView, type FilingView } from '@/lib/filing/schema';
import { formatDollars } from '@/lib/format/money';
import { DiscardAmendment } from './discard-amendment';
import { ExplanationForm } from './explanation-form';

/** Lines that count people. */
const counted: ReadonlySet<string> = new Set(['25', '27']);
const show = (line: string, value: number | null): string =>
  value === null ? '' : counted.has(line) ? String(value) : formatDollars(value);

/** Blank lines are left out, but for those that say what the amendment comes to. */
const isShown = ({ line, before, after }: AmendmentView['lines'][number]): boolean =>
  (before ?? 0) !== 0 || after !== 0 || line === '20' || line === '22';

/** Form 1040-X as it stands: the three columns, Part II, and the way to change or discard it. */
export function AmendmentCard({ filing }: { filing: FilingView }) {
  const { amendment, returnId, state } = filing;
  if (amendment === null) return null;
  const { lines, kind, amends, assumedPaid, explanation } = amendment;
  const isOpen = state === null || !['queued', 'transmitted', 'accepted'].includes(state);
  return (
    <section aria-labelledby="form-1040-x" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="form-1040-x" className="text-lg font-semibold">
        {kind === 'superseding' ? 'What your superseding return changes' : 'What your amended return changes'}
      </h2>
      <p className="reading-width text-sm text-muted-foreground">
        Form 1040-X. Column A is the return you filed, and it doesn’t change.{' '}
        <a
          href={`/api/tax-returns/${amends}/pdf`}
          className="rounded-xs font-medium text-primary underline underline-offset-4"
        >
          Download that return
        </a>
      </p>
      <Table label="Form 1040-X">
        <TableHead>
          <TableRow>
            <TableHeadCell>Line</TableHeadCell>
            <TableHeadCell numeric>A. Original</TableHeadCell>
            <TableHeadCell numeric>B. Change</TableHeadCell>
            <TableHeadCell numeric>C. Correct</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.filter(isShown).map(({ line, label, before, change, after }) => (
            <TableRow key={line}>
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                <span className="font-mono text-xs text-muted-foreground">{line}</span> {label}
              </th>
              <TableCell numeric>{show(line, before)}</TableCell>
              <TableCell numeric>{change === null || change === 0 ? '' : show(line, change)}</TableCell>
              <TableCell numeric>{show(line, after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {assumedPaid > 0 ? (
        <p className="reading-width text-sm text-muted-foreground">
          Line 16 includes the {formatDollars(assumedPaid)} you owed on your filed return. If you haven’t paid
          it yet, pay it at irs.gov/payments.
        </p>
      ) : null}
      {isOpen ? (
        <>
          <ExplanationForm
            key={explanation ?? amendment.proposed}
            returnId={returnId}
            amendment={amendment}
          />
          <div className="flex flex-wrap items-center gap-4">
            <Link
              href="/interview"
              className="flex min-h-11 items-center rounded-xs text-sm font-medium text-primary underline underline-offset-4"
            >
              Change your answers
            </Link>
            <DiscardAmendment returnId={returnId} />
          </div>
        </>
      ) : (
        <div className="grid gap-1">
          <h3 className="font-semibold">Part II: Explanation of changes</h3>
          <p className="reading-width whitespace-pre-line">{explanation}</p>
        </div>
      )}
    </section>
  );
}
