'use client';

import { useEffect } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { useFiling, useRefreshReturns } from '@/lib/filing/hooks';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { countOf } from '@/lib/format/words';
import { type TaxReturn } from '@/lib/returns/schema';
import { daysUntil, nameReturn } from './filing-words';
import { sayHeld } from './refund-words';

/** The day that counts now, on the home screen. It follows a return on its way, so that the screen says what came back. */
export function DeadlineCard({ taxReturn: { id, efile } }: { taxReturn: Pick<TaxReturn, 'id' | 'efile'> }) {
  const { data } = useFiling(id);
  const refresh = useRefreshReturns(id);
  const known = efile?.state ?? null;
  const now = data?.state ?? null;
  // The answer came while the screen was open: its other parts learn it too.
  useEffect(() => {
    if (data !== undefined && now !== known && ['accepted', 'rejected', 'failed'].includes(now ?? ''))
      void refresh();
  }, [data, now, known, refresh]);
  if (data === undefined) return null;
  if (data.state === 'accepted') return <AfterFiling filing={data} />;
  if (data.amendment !== null) return <AmendmentNote filing={data} />;
  const { date, passed, text } = data.deadline;
  const left = daysUntil(date, new Date());
  return (
    <Card asChild>
      <section aria-labelledby="deadline-title">
        <CardHeader>
          <CardTitle id="deadline-title">
            {passed ? 'Was due' : 'Due'} {formatDay(date)}
          </CardTitle>
        </CardHeader>
        <CardContent className="grid gap-1">
          {passed || left > 60 ? null : (
            <p className="font-medium tabular-nums">
              {left === 0 ? 'Today is the last day' : countOf(left, 'day left', 'days left')}
            </p>
          )}
          <p className="text-sm text-muted-foreground">{text}</p>
        </CardContent>
      </section>
    </Card>
  );
}

/** Once the return was accepted: when the money comes, and what of all this is simulated. */
function AfterFiling({ filing }: { filing: FilingView }) {
  const { simulated, refund, owed, refundDates } = filing;
  return (
    <Card asChild>
      <section aria-labelledby="deadline-title">
        <CardHeader>
          <CardTitle id="deadline-title">After filing</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-2 text-sm">
          {refund > 0 && refundDates !== null ? (
            <p>
              Expect your refund of {formatDollars(refund)} by {formatDay(refundDates.by)}. {sayHeld(filing)}
            </p>
          ) : null}
          {owed > 0 ? <p>You owe {formatDollars(owed)}. Interest adds up until you pay.</p> : null}
          {simulated ? (
            <p className="text-muted-foreground">
              Simulated: the response came from a built-in simulator. Nothing was sent to the IRS, and no
              money moves.
            </p>
          ) : null}
        </CardContent>
      </section>
    </Card>
  );
}

/** In place of the due date, what an amended return comes to and how long it can bring a refund. */
function AmendmentNote({ filing: { amendment, amendable, refund, owed } }: { filing: FilingView }) {
  return (
    <Card asChild>
      <section aria-labelledby="deadline-title">
        <CardHeader>
          <CardTitle id="deadline-title">Your {nameReturn(amendment)}</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-1">
          <p className="font-medium tabular-nums">
            {owed > 0
              ? `${formatDollars(owed)} more to pay`
              : refund > 0
                ? `${formatDollars(refund)} additional refund`
                : 'No change in refund or tax yet'}
          </p>
          {amendable === null || amendable.passed ? null : (
            <p className="text-sm text-muted-foreground">Claim a refund by {formatDay(amendable.claimBy)}.</p>
          )}
        </CardContent>
      </section>
    </Card>
  );
}
