'use client';

import Link from 'next/link';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '@/components/accounts/admin-choices';
import { PageHeader } from '@/components/layout/page-header';
import { AskProvider } from '@/components/reviews/ask-client';
import { Button } from '@/components/ui/button';
import { useCurrentUser } from '@/lib/accounts/current-user';
import { useClient } from '@/lib/assignments/hooks';
import { type ClientDetail } from '@/lib/assignments/schema';
import { countOf } from '@/lib/format/words';
import { ApiError } from '@/lib/http/client';
import { useTicks } from '@/lib/reviews/hooks';
import { caseAddress } from './case-address';
import { CaseProblem } from './case-problem';
import { ClientSkeleton } from './case-skeletons';
import { BlankStep } from './review-blank-step';
import { DocumentStep } from './review-document-step';
import { FieldStep } from './review-field-step';
import { NoteSecondReview } from './note-second-review';
import { fieldKey, reviewSteps, sayUnread, secondSteps } from './review-steps';

/**
 * The doubtful values of a client's documents, one after the other, each beside its print. A second reviewer sees those
 * that colleagues checked as well.
 */
export function ReviewWizardScreen({ clientId, isSecond }: { clientId: string; isSecond: boolean }) {
  const { data, error, isFetching, refetch } = useClient(clientId);
  const ticks = useTicks(clientId);
  const me = useCurrentUser();
  if (error !== null && (data === undefined || (error instanceof ApiError && error.status === 404)))
    return <CaseProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (ticks.isError && ticks.data === undefined)
    return <p role="alert">We couldn’t load your review progress. Reload the page to try again.</p>;
  if (data === undefined || ticks.data === undefined || !me.data) return <ClientSkeleton />;
  const name = personName(data.client);
  return (
    <AskProvider clientId={clientId}>
      <PageHeader
        title={isSecond ? 'Second review' : 'Review values'}
        subtitle={name}
        back={{ href: caseAddress(clientId), label: `Back to ${name}` }}
      />
      <Wizard detail={data} ticks={ticks.data} secondReviewer={isSecond ? (me.data?.id ?? null) : null} />
    </AskProvider>
  );
}

type WizardProps = {
  detail: ClientDetail;
  ticks: NonNullable<ReturnType<typeof useTicks>['data']>;
  /** Who looks again at what colleagues checked; null in a first review. */
  secondReviewer: string | null;
};

function Wizard({ detail, ticks, secondReviewer }: WizardProps) {
  const { client, documents, taxReturn, changesAllowed } = detail;
  // What was done or passed over in this visit: the next step comes at once, before the server's answer.
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // Boxes that look blank and aren't: each has a step of its own.
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const all =
    secondReviewer === null
      ? reviewSteps(documents, ticks, apart)
      : secondSteps(documents, ticks, secondReviewer, apart);
  const steps = all.filter(({ key }) => !done.has(key));
  const left = steps.filter(({ key }) => !passed.has(key));
  const [step] = left;
  const isSaving = useIsMutating() > 0;
  const canCorrect = changesAllowed && taxReturn?.status !== 'filed';
  const note = (key: string, isDone: boolean) =>
    setDone((known) => {
      const next = new Set(known);
      if (isDone) next.add(key);
      else next.delete(key);
      return next;
    });
  // A calculation that starts now would miss the values that are still being saved.
  if (steps.length === 0 && isSaving)
    return (
      <p role="status" className="text-lg font-medium">
        Saving what you checked…
      </p>
    );
  const unread = sayUnread(documents);
  if (step === undefined)
    return (
      <div className="grid max-w-2xl justify-items-start gap-4">
        <div role="status" className="grid gap-2 text-lg font-medium">
          {steps.length > 0 ? (
            <p>You skipped {steps.length}.</p>
          ) : (
            <p>{unread.length === 0 ? 'Everything is checked.' : 'The values we read so far are checked.'}</p>
          )}
          {unread.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {steps.length === 0 ? (
          <div className="flex flex-wrap gap-3">
            {secondReviewer === null ? null : <NoteSecondReview clientId={client.id} />}
            <Button asChild variant={secondReviewer === null ? 'primary' : 'outline'}>
              <Link href={caseAddress(client.id)}>Back to the client</Link>
            </Button>
          </div>
        ) : (
          <Button onClick={() => setPassed(new Set())}>Review what you skipped</Button>
        )}
      </div>
    );
  const shared = {
    clientId: client.id,
    onNext: () => setPassed((known) => new Set(known).add(step.key)),
    onDone: () => note(step.key, true),
    onFailed: () => note(step.key, false),
    isLast: left.length === 1,
    taxReturn,
  };
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <p role="status" className="text-sm text-muted-foreground">
        {countOf(left.length, 'step left', 'steps left')}
      </p>
      {step.kind === 'field' ? (
        <FieldStep key={step.key} {...shared} step={step} canCorrect={canCorrect} />
      ) : step.kind === 'blank' ? (
        <BlankStep
          key={step.key}
          {...shared}
          step={step}
          canCorrect={canCorrect}
          onApart={({ path }) => setApart((known) => new Set(known).add(fieldKey(step.document.id, path)))}
        />
      ) : (
        <DocumentStep key={step.key} {...shared} step={step} />
      )}
    </div>
  );
}
