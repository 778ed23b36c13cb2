'use client';

import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatDollars } from '@/lib/format/money';
import { countOf, listOf, plural } from '@/lib/format/words';
import { messageOf } from '@/lib/http/client';
import { useImportSales } from '@/lib/interview/sales-hooks';
import { type Responses, type SalesImports } from '@/lib/interview/schema';
import { knownSales, documentOf } from '@/lib/interview/sales-csv/known-sales';
import { type ReadList } from '@/lib/interview/sales-csv/read-list';
import { identityOf } from '@/lib/interview/sales-csv/sale';
import { sumSales } from '@/lib/interview/sales-csv/sum-sales';
import { SaleRow } from './sale-row';

type SalesPreviewProps = {
  returnId: string;
  csv: string;
  list: ReadList;
  imports: SalesImports;
  responses: Responses;
  onAdded: (count: number) => void;
};

/** What we read from a list: what is wrong first, then the sales to add, with their totals. */
export function SalesPreview({ returnId, csv, list, imports, responses, onAdded }: SalesPreviewProps) {
  const known = knownSales(responses);
  const sound = list.rows.flatMap(({ line, sale, sameAs, isRounded }) =>
    sale
      ? [
          {
            line,
            sale,
            sameAs,
            isRounded,
            knownFrom: documentOf(sale, imports.read) ?? (known.has(identityOf(sale)) ? '' : null),
          },
        ]
      : [],
  );
  const faulty = list.rows.filter(({ sale }) => sale === null);
  // Sales already entered aren't added again unless the reader selects them.
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(sound.filter(({ knownFrom }) => knownFrom !== null).map(({ line }) => line)),
  );
  const [owner, setOwner] = useState<'taxpayer' | 'spouse' | ''>('');
  const [problem, setProblem] = useState<string | null>(null);
  const importSales = useImportSales(returnId);
  const base = useId();
  const picked = sound.filter(({ line }) => !left.has(line));
  const count = picked.length;

  if (list.faults.length > 0)
    return (
      <Alert variant="destructive" role="alert" title="We can’t read this list">
        {list.faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Alert>
    );

  function add(): void {
    if (imports.asksOwner && owner === '') return setProblem('Select whose sales these are.');
    if (count > imports.room)
      return setProblem(
        `You can add only ${countOf(imports.room, 'more sale', 'more sales')}. Deselect ${count - imports.room} of these.`,
      );
    setProblem(null);
    importSales.mutate(
      { csv, rows: picked.map(({ line }) => line), ...(owner === '' ? {} : { owner }) },
      {
        onSuccess: ({ added }) => onAdded(added),
        onError: (error) => setProblem(messageOf(error, 'We couldn’t add the sales. Please try again.')),
      },
    );
  }

  return (
    <section aria-labelledby={`${base}-title`} className="grid gap-5">
      <h2 id={`${base}-title`} className="text-lg font-semibold tracking-tight" role="status">
        {describeCounts(sound.length, faulty.length)}
      </h2>
      {faulty.length === 0 ? null : (
        <Alert variant="warning" title="These rows can’t be added">
          <p>Fix these rows in the list above, or add the others without them.</p>
          <ul
            className="grid max-h-72 list-disc gap-1 overflow-y-auto pt-2 pl-5"
            tabIndex={0}
            aria-label="Rows with a problem"
          >
            {faulty.map(({ line, faults }) => (
              <li key={line}>
                Row {line}. {faults.join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Notes list={list} rounded={sound.filter(({ isRounded }) => isRounded).length} />
      {sound.length === 0 ? null : (
        <>
          <ul
            className="grid max-h-112 auto-rows-max divide-y overflow-y-auto rounded-md border bg-card"
            tabIndex={0}
            aria-label="Sales to add"
          >
            {sound.map((row) => (
              <SaleRow
                key={row.line}
                {...row}
                isPicked={!left.has(row.line)}
                onPick={(isPicked) => {
                  const next = new Set(left);
                  if (isPicked) next.delete(row.line);
                  else next.add(row.line);
                  setLeft(next);
                }}
              />
            ))}
          </ul>
          <Totals sums={sumSales(picked.map(({ sale }) => sale))} />
          {imports.asksOwner ? (
            <FieldSet label="Whose sales are these?">
              <RadioGroup
                value={owner}
                onValueChange={(value) => setOwner(value === 'spouse' ? 'spouse' : 'taxpayer')}
                aria-label="Whose sales are these?"
              >
                <RadioOption value="taxpayer" label="Mine" />
                <RadioOption value="spouse" label="My spouse’s" />
              </RadioGroup>
            </FieldSet>
          ) : null}
          {problem === null ? null : (
            <Alert variant="destructive" role="alert">
              {problem}
            </Alert>
          )}
          <div>
            <Button size="lg" onClick={add} pending={importSales.isPending} disabled={count === 0}>
              {plural(count, 'Add 1 sale', `Add ${count} sales`)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function describeCounts(sound: number, faulty: number): string {
  const good = plural(sound, '1 sale can be added', `${sound} sales can be added`);
  return faulty === 0 ? good : `${good}, ${plural(faulty, '1 needs attention', `${faulty} need attention`)}`;
}

function Notes({ list, rounded }: { list: ReadList; rounded: number }) {
  const notes = [
    ...(list.totals > 0
      ? [plural(list.totals, 'We left out 1 row of totals.', `We left out ${list.totals} rows of totals.`)]
      : []),
    ...(rounded > 0
      ? [
          plural(
            rounded,
            'Amounts in 1 row are rounded to the cent.',
            `Amounts in ${rounded} rows are rounded to the cent.`,
          ),
        ]
      : []),
    ...(list.unused.length > 0 ? [`Columns not used: ${listOf(list.unused)}.`] : []),
  ];
  return notes.length === 0 ? null : <p className="text-sm text-muted-foreground">{notes.join(' ')}</p>;
}

function Totals({ sums }: { sums: ReturnType<typeof sumSales> }) {
  const parts: [string, number][] = [
    ['Proceeds', sums.proceeds],
    ['Cost', sums.basis],
    ['Adjustments', sums.adjustment],
    [sums.gain < 0 ? 'Loss' : 'Gain', sums.gain],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-medium tabular-nums">{formatDollars(amount, { cents: true })}</dd>
        </div>
      ))}
    </dl>
  );
}
