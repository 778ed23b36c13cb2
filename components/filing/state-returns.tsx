'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { kindWords } from '@/components/returns/state-figures';
import { Badge } from '@/components/ui/badge';
import { LocalTime } from '@/components/ui/local-time';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay, shortMoment } from '@/lib/format/day';
import { StateFileStep } from './state-file-step';
import { StateSignForm } from './state-sign-form';
import { sayStateBalance, sayStatePayment, sayStateStanding, stateRejections } from './state-words';

type StateFiling = FilingView['states'][number];
type StateReturnsProps = {
  filing: Pick<FilingView, 'returnId' | 'taxYear' | 'simulated' | 'states' | 'statesNote'>;
  /** A preparer looks on: filers sign and file themselves. */
  lookOn?: boolean;
};

const link = 'rounded-xs font-medium text-primary underline underline-offset-4';

/** The state returns beside the federal one: where each stands, why, and what to do next. */
export function StateReturns({ filing, lookOn = false }: StateReturnsProps) {
  const { states, statesNote, simulated } = filing;
  if (states.length === 0 && statesNote === null) return null;
  return (
    <section aria-labelledby="states" className="grid gap-4 border-t pt-6">
      <h2 id="states" className="text-lg font-semibold">
        State returns
      </h2>
      {statesNote === null ? null : <p className="reading-width whitespace-pre-line text-sm">{statesNote}</p>}
      {simulated && states.length > 0 ? (
        <p className="reading-width text-sm text-muted-foreground">
          Simulated: a built-in simulator responds in place of the states too. Nothing is sent to a state.
        </p>
      ) : null}
      {states.map((state) => (
        <OneState key={state.code} filing={filing} state={state} lookOn={lookOn} />
      ))}
    </section>
  );
}

type OneStateProps = Required<StateReturnsProps> & { state: StateFiling };

function OneState({ filing: { returnId, taxYear, simulated }, state, lookOn }: OneStateProps) {
  const { code, name, form, kind, dueOn, step } = state;
  const standing = sayStateStanding(state);
  const payment = sayStatePayment(state, lookOn);
  const title = `state-${code}`;
  const heading = useStepFocus(state);
  return (
    <article
      id={title}
      aria-labelledby={`${title}-title`}
      className="grid scroll-mt-6 gap-3 rounded-md border p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`${title}-title`} ref={heading} tabIndex={-1} className="rounded-xs font-semibold">
          {name}
        </h3>
        <Badge variant={standing.variant}>{standing.text}</Badge>
      </div>
      <p className="text-sm text-muted-foreground">
        {[...(form === '' ? [] : [form]), kindWords[kind], `Due ${formatDay(dueOn)}`].join(' · ')}
      </p>
      <p className="font-medium tabular-nums">{sayStateBalance(state, lookOn)}</p>
      {payment === null ? null : <p className="reading-width text-sm">{payment}</p>}
      <Rejections state={state} />
      <Waiting state={state} lookOn={lookOn} />
      <Answer state={state} />
      {lookOn ? null : step === 'sign' ? (
        <StateSignForm returnId={returnId} taxYear={taxYear} state={state} />
      ) : step === 'file' ? (
        <StateFileStep returnId={returnId} simulated={simulated} state={state} />
      ) : null}
    </article>
  );
}

/** What takes the place of a form or button that was used takes the focus; what comes by itself moves nothing. */
function useStepFocus({ step, state }: Pick<StateFiling, 'step' | 'state'>) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, state });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, state };
    const wasAsked = before.step === 'sign' || before.step === 'file';
    if (!wasAsked || before.state === state) return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) title.current?.focus();
  }, [step, state]);
  return title;
}

function Rejections({ state }: { state: StateFiling }) {
  const problems = stateRejections(state);
  if (problems.length === 0) return null;
  return (
    <ul aria-label={`Why ${state.name} rejected it`} className="grid gap-3">
      {problems.map(({ rule, text }, index) => (
        <li key={`${rule}-${index}`} className="border-l-2 border-destructive pl-4">
          <p>{text}</p>
          <p className="text-sm text-muted-foreground">Rule {rule}</p>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ state: { because, href, paused }, lookOn }: { state: StateFiling; lookOn: boolean }) {
  const text = paused
    ? 'E-filing to this state is paused. We’ll send the return as soon as e-filing resumes.'
    : because;
  if (text === '') return null;
  return (
    <p className="reading-width text-sm">
      {text}{' '}
      {href === null || lookOn ? null : (
        <Link href={href} className={link}>
          See plans
        </Link>
      )}
    </p>
  );
}

/** The newest submission, with the federal one that it went with. */
function Answer({ state: { submissions } }: { state: StateFiling }) {
  const [last] = submissions;
  if (last === undefined) return null;
  return (
    <div role="status" className="grid gap-0.5 text-sm text-muted-foreground">
      <p>
        Submission <span className="font-mono text-xs break-all">{last.submissionId}</span>
        {last.answeredAt === null ? null : (
          <>
            , answered <LocalTime at={last.answeredAt} format={shortMoment} />
          </>
        )}
      </p>
      {last.linkedTo === null ? null : (
        <p>
          With federal submission <span className="font-mono text-xs break-all">{last.linkedTo}</span>
        </p>
      )}
    </div>
  );
}
