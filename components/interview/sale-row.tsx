'use client';

import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { formatDollars } from '@/lib/format/money';
import { type CsvSale } from '@/lib/interview/sales-csv/sale';

type SaleRowProps = {
  line: number;
  sale: CsvSale;
  sameAs: number | null;
  /** Where it was already entered: a document's name, empty for typed or loaded, null when it is new. */
  knownFrom: string | null;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
};

const dayOf = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

function acquiredOf({ acquired }: CsvSale): string {
  if (acquired === null) return 'no date';
  return /^\d/.test(acquired) ? dayOf(acquired) : acquired;
}

const money = (amount: number) => formatDollars(amount, { cents: true });

/** One sale of a list as we read it, to be added or left out. */
export function SaleRow({ line, sale, sameAs, knownFrom, isPicked, onPick }: SaleRowProps) {
  const id = useId();
  const { description, sold, term, proceeds, basis, adjustment, adjustmentCode, reporting } = sale;
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer gap-3 px-4 py-3 hover:bg-muted">
        <Checkbox
          id={id}
          checked={isPicked}
          onCheckedChange={(checked) => onPick(checked === true)}
          className="mt-0.5"
        />
        <span className="grid min-w-0 flex-1 gap-0.5 text-sm">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium break-words">{description}</span>
            {knownFrom === null ? null : (
              <Badge variant="warning">
                {knownFrom === '' ? 'Already in your list' : `Read from “${knownFrom}”`}
              </Badge>
            )}
            {sameAs === null ? null : <Badge variant="warning">Same as row {sameAs}</Badge>}
          </span>
          <span className="text-muted-foreground tabular-nums">
            Row {line}: {acquiredOf(sale)} to {dayOf(sold)}
            {term === null ? '' : `, ${term}-term`}
            {reporting === 'with-cost'
              ? ''
              : reporting === 'none'
                ? ', no Form 1099-B'
                : ', basis not reported to the IRS'}
          </span>
          <span className="tabular-nums">
            {money(proceeds)} less {money(basis)}
            {adjustment === 0 && adjustmentCode === ''
              ? ''
              : `, ${adjustment < 0 ? 'less' : 'plus'} ${money(Math.abs(adjustment))} (${adjustmentCode})`}
          </span>
        </span>
      </label>
    </li>
  );
}
