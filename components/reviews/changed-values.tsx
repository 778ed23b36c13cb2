import Link from 'next/link';
import { answersAddress, documentAddress } from '@/components/assignments/case-address';
import { formatDay } from '@/components/documents/document-labels';
import { LocalTime } from '@/components/ui/local-time';
import { formatDollars } from '@/lib/format/money';
import { type Changes } from '@/lib/reviews/schema';

type Value = Changes['values'][number];

/** The federal result then and now, in words. */
export function ChangedBalance({ balance }: { balance: NonNullable<Changes['balance']> }) {
  const { before, after } = balance;
  if (before === null || after === null || before === after) return null;
  return (
    <p className="tabular-nums">
      <span className="font-medium">Federal result:</span> {describeBalance(before)}{' '}
      <span aria-hidden="true">→</span>
      <span className="sr-only">is now</span> {describeBalance(after)} (
      {formatDollars(after - before, { sign: 'always' })})
    </p>
  );
}

const describeBalance = (balance: number): string =>
  `${formatDollars(Math.abs(balance))} ${balance < 0 ? 'owed' : 'refund'}`;

type ChangedValuesProps = { clientId: string; values: readonly Value[] };

/** What the return says now and said at the last look, who changed it, and what that does to the refund. */
export function ChangedValues({ clientId, values }: ChangedValuesProps) {
  if (values.length === 0) return null;
  return (
    <ul aria-label="Answers and values that changed" className="divide-y border-y text-sm">
      {values.map((value) => (
        <li
          key={[value.questionId, value.documentId, value.fieldPath].join(' ')}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <Link
            href={addressOf(clientId, value)}
            className="min-w-0 break-words underline decoration-border-strong underline-offset-4"
          >
            {value.name}
          </Link>
          <div className="grid min-w-0 gap-1">
            <p className="font-medium break-words tabular-nums">
              <span className="sr-only">Before: </span>
              {value.before ?? '—'} <span aria-hidden="true">→</span>
              <span className="sr-only">, now: </span> {value.after ?? '—'}
            </p>
            {value.effect === null ? null : (
              <p className="tabular-nums">
                {value.effect === 0
                  ? 'No effect on the refund'
                  : `${formatDollars(value.effect, { sign: 'always' })} effect on the refund`}
              </p>
            )}
            {value.by === null || value.at === null ? null : (
              <p className="text-muted-foreground">
                {value.by.name} ({value.by.role}), <LocalTime at={value.at} format={formatDay} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const addressOf = (clientId: string, { questionId, documentId, fieldPath }: Value): string =>
  documentId === null
    ? answersAddress(clientId, questionId)
    : documentAddress(clientId, documentId, fieldPath);
