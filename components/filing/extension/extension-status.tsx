import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import { useTimeZone } from '@/lib/browser/use-time-zone';
import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { type ExtensionView } from '@/lib/filing/extension-schema';
import { ProblemList } from '../problem-list';

/** What came back, or that it is on its way. Changes are read out. */
export function ExtensionStatus({ extension }: { extension: ExtensionView }) {
  const { returnId, state, moving, sent, submissionId, answeredAt, problems, dueOn, extendedTo } = extension;
  const timeZone = useTimeZone();
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {moving ? (
        <p className="flex items-center gap-3">
          <Spinner aria-hidden="true" />
          {state === 'queued' ? 'Sending Form 4868' : 'Waiting for the IRS to respond'}
        </p>
      ) : null}
      {state === 'accepted' ? (
        <Alert
          variant="success"
          title={`Accepted${answeredAt === null ? '' : ` on ${formatDay(answeredAt, timeZone)}`}: file by ${formatDay(extendedTo)}`}
        >
          <p>Submission {submissionId}. Keep this number with your records.</p>
          <p>
            The extension doesn’t extend the time to pay. Tax was due {formatDay(dueOn)}, and interest applies
            to any amount unpaid after that date.
          </p>
          {sent !== null && sent.paying > 0 ? (
            <p>
              Your return includes the {formatDollars(sent.paying)} you’re paying with the extension. If you
              pay a different amount,{' '}
              <Link href="/interview?q=payments.withExtension" className="underline underline-offset-4">
                change it in the interview
              </Link>
              , then calculate again.
            </p>
          ) : null}
        </Alert>
      ) : null}
      {state === 'rejected' ? (
        <ProblemList title="Why it was rejected" problems={problems} />
      ) : state === 'failed' ? (
        <Alert variant="destructive" title="We couldn’t send your extension">
          <p>Your extension isn’t filed. Send it again below, or print and mail it.</p>
        </Alert>
      ) : null}
      {sent === null || state === 'rejected' || state === 'failed' ? null : (
        <a
          href={`/api/tax-returns/${returnId}/extension/pdf`}
          className="w-fit rounded-xs text-sm font-medium text-primary underline underline-offset-4"
        >
          Download your copy of Form 4868
        </a>
      )}
    </div>
  );
}
