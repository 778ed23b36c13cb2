import Link from 'next/link';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { AmendCard } from './amend-card';
import { AmendmentCard } from './amendment-card';
import { FileStep } from './file-step';
import { FilingAnswer } from './filing-answer';
import { FilingTimeline } from './filing-timeline';
import { PaperCard } from './paper-card';
import { FilesCard } from './files-card';
import { ProblemList } from './problem-list';
import { RequirementList } from './requirement-list';
import { SignForm } from './sign-form';
import { SimulatedNotice } from './simulated-notice';
import { StateReturns } from './state-returns';

/** How long an amendment can still bring a refund. */
function ClaimLimit({ amendable }: Pick<FilingView, 'amendable'>) {
  if (amendable === null) return null;
  const { claimBy, passed, kind } = amendable;
  return (
    <section aria-labelledby="deadline" className="grid gap-1 border-t pt-4">
      <h2 id="deadline" className="font-semibold">
        {passed ? 'The deadline to claim a refund was' : 'Claim a refund by'} {formatDay(claimBy)}
      </h2>
      <p className="text-sm text-muted-foreground">
        {kind === 'superseding'
          ? 'If you file it by the due date, this return replaces the one before it.'
          : 'If you owe more tax, file and pay soon to keep interest low.'}
      </p>
    </section>
  );
}

/** One main thing for each state, with the timeline, the deadline and the way on paper beside it. */
export function FilingBody({ filing }: { filing: FilingView }) {
  const { state, simulated, requirements, problems, signers, deadline } = filing;
  const ready = requirements.every(({ met }) => met);
  const open = state === null || state === 'ready' || state === 'rejected' || state === 'failed';
  const next = state === 'ready' ? signers.find(({ signedAt }) => signedAt === null) : signers[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {simulated ? <SimulatedNotice /> : null}
        <FilingAnswer filing={filing} />
        <AmendmentCard filing={filing} />
        {open ? <RequirementList requirements={requirements} /> : null}
        {open && problems.length > 0 ? (
          <ProblemList problems={problems} title="What the IRS would reject" />
        ) : null}
        {open && ready && next !== undefined ? (
          <SignForm key={next.signer} filing={filing} signer={next} />
        ) : null}
        {state === 'signed' ? <FileStep filing={filing} /> : null}
        {state === 'accepted' && filing.amendable !== null ? (
          <AmendCard returnId={filing.returnId} amendable={filing.amendable} />
        ) : null}
        <StateReturns filing={filing} />
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-label="About this filing">
        {state === 'accepted' || filing.amendment !== null ? null : (
          <section aria-labelledby="deadline" className="grid gap-1 border-t pt-4">
            <h2 id="deadline" className="font-semibold">
              {deadline.passed ? 'Was due' : 'Due'} {formatDay(deadline.date)}
            </h2>
            <p className="text-sm text-muted-foreground">{deadline.text}</p>
            <Link
              href="/file/extension"
              className="flex min-h-11 w-fit items-center rounded-xs text-sm font-medium text-primary underline underline-offset-4"
            >
              {deadline.passed ? 'Too late for an extension?' : 'Request an extension (Form 4868)'}
            </Link>
          </section>
        )}
        {state !== 'accepted' && filing.amendment !== null ? (
          <ClaimLimit amendable={filing.amendable} />
        ) : null}
        {state === 'accepted' ? (
          <section aria-labelledby="letter" className="grid gap-1 border-t pt-4">
            <h2 id="letter" className="font-semibold">
              Got a letter from the IRS?
            </h2>
            <Link
              href="/file/notice"
              className="flex min-h-11 w-fit items-center rounded-xs text-sm font-medium text-primary underline underline-offset-4"
            >
              See what it means and check your return
            </Link>
          </section>
        ) : null}
        <FilingTimeline filing={filing} />
        <FilesCard filing={filing} />
        {state === 'accepted' ? null : <PaperCard filing={filing} />}
      </aside>
    </div>
  );
}
