'use client';

import Link from 'next/link';
import { answersAddress, documentAddress } from '@/components/assignments/case-address';
import { formatDay } from '@/components/documents/document-labels';
import { Button } from '@/components/ui/button';
import { CheckboxOption } from '@/components/ui/checkbox';
import { LocalTime } from '@/components/ui/local-time';
import { toast } from '@/components/ui/toast-store';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { formatDollars } from '@/lib/format/money';
import { plural } from '@/lib/format/words';
import { messageOf } from '@/lib/http/client';
import { useCheckChanges } from '@/lib/reviews/hooks';
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
  const check = useCheckChanges(clientId);
  const me = useCurrentUser().data?.id;
  if (values.length === 0) return null;
  const open = values.filter(({ checkedBy }) => checkedBy.length === 0);
  const set = (checked: boolean, changed: readonly Value[]) =>
    check.mutate(
      {
        checked,
        values: changed.map(({ questionId, documentId, fieldPath, after }) => ({
          questionId,
          documentId,
          fieldPath,
          after,
        })),
      },
      {
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Changes not marked as checked',
            description: messageOf(error, 'Please try again.'),
          }),
      },
    );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted-foreground">
          {open.length === 0 ? 'Every change is checked.' : `${open.length} of ${values.length} to check`}
        </p>
        {open.length === 0 ? null : (
          <Button variant="outline" size="sm" pending={check.isPending} onClick={() => set(true, open)}>
            {plural(open.length, 'Mark as checked', `Check all ${open.length}`)}
          </Button>
        )}
      </div>
      <ValueList
        clientId={clientId}
        values={values}
        me={me}
        onCheck={(value, checked) => set(checked, [value])}
      />
    </div>
  );
}

type ValueListProps = ChangedValuesProps & {
  me: string | undefined;
  onCheck: (value: Value, checked: boolean) => void;
};

function ValueList({ clientId, values, me, onCheck }: ValueListProps) {
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
            {value.checkedBy.length === 0 ? null : (
              <p className="text-muted-foreground">
                Checked by {value.checkedBy.map(({ name }) => name).join(', ')}
              </p>
            )}
            <CheckboxOption
              label={
                <>
                  I checked this<span className="sr-only">: {value.name}</span>
                </>
              }
              checked={value.checkedBy.some(({ id }) => id === me)}
              onCheckedChange={(next) => onCheck(value, next === true)}
            />
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
