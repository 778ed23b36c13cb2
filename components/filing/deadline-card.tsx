'use client';

import { useEffect } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { useFiling, useRefreshReturns } from '@/lib/filing/hooks';
import { formatDay } from '@/lib/format/day';
import { type TaxReturn } from '@/lib/returns/schema';
import { daysUntil } from './filing-words';

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
  if (data === undefined || data.state === 'accepted') return null;
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
              {left === 0 ? 'Today is the last day' : left === 1 ? '1 day left' : `${left} days left`}
            </p>
          )}
          <p className="text-sm text-muted-foreground">{text}</p>
        </CardContent>
      </section>
    </Card>
  );
}
