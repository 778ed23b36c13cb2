import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { countOf } from '@/lib/format/words';
import { daysUntil, nameReturn } from './filing-words';
import { sayHeld } from './refund-words';

/** The day that counts now, on the home screen. */
export function DeadlineCard({ filing }: { filing: FilingView }) {
  if (filing.state === 'accepted') return <AfterFiling filing={filing} />;
  if (filing.amendment !== null) return <AmendmentNote filing={filing} />;
  const { date, passed, text } = filing.deadline;
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
