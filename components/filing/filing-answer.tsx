import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { type FilingView } from '@/lib/filing/schema';
import { easternDay, formatDay, shortMoment } from '@/lib/format/day';
import { sayOwed } from './owed-words';
import { sayBy, sayHeld } from './refund-words';
import { ProblemList } from './problem-list';

/** What came back, or that something is on its way. Changes are read out. */
export function FilingAnswer({ filing }: { filing: FilingView }) {
  const { state, moving, submissions, refund, owed, refundAccount } = filing;
  const last = submissions[0];
  const timeZone = useTimeZone();
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {filing.paused ? (
        <Alert variant="info" title="E-filing is paused right now">
          <p>
            Your return is signed and waiting to be filed. You don’t have to do anything. We’ll send it as
            soon as e-filing resumes.
          </p>
        </Alert>
      ) : null}
      {moving && !filing.paused ? (
        <p className="flex items-center gap-3">
          <Spinner aria-hidden="true" />
          {state === 'queued' ? 'Sending your return' : 'Waiting for the IRS to respond'}
        </p>
      ) : null}
      {state === 'accepted' && last !== undefined ? (
        <Alert
          variant="success"
          title={`Accepted on ${formatDay(last.answeredAt ?? last.createdAt, timeZone)}`}
        >
          <p>Submission {last.submissionId}. Keep this number with your records.</p>
          {refund > 0 ? (
            <p>
              Your refund of ${refund.toLocaleString('en-US')} goes{' '}
              {refundAccount === null
                ? 'out by check in the mail'
                : `to the account ending in ${refundAccount}`}
              .{' '}
              {filing.amendment === null
                ? `Most refunds arrive within 21 days${sayBy(filing)}. Track yours at irs.gov/refunds.`
                : `Amended returns usually take 8 to 12 weeks but can take up to 16${sayBy(filing)}. Track yours with “Where’s My Amended Return?” at irs.gov.`}{' '}
              {sayHeld(filing)}
            </p>
          ) : null}
          {owed > 0 ? (
            <p>
              {sayOwed(
                filing,
                easternDay(new Date()),
                easternDay(new Date(last.answeredAt ?? last.createdAt)),
              )}
            </p>
          ) : null}
        </Alert>
      ) : null}
      {state === 'rejected' && last !== undefined ? (
        <>
          <p className="text-sm text-muted-foreground">
            Rejected {shortMoment(last.answeredAt ?? last.createdAt, timeZone)}, submission{' '}
            {last.submissionId}
          </p>
          <ProblemList
            title="Why it was rejected"
            problems={last.acknowledgements
              .filter(({ status }) => status === 'Rejected')
              .flatMap(({ problems }) => problems)}
          />
        </>
      ) : null}
    </div>
  );
}
