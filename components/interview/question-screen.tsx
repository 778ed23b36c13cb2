'use client';

import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { ChangedByPreparer } from '@/components/reviews/changed-by-preparer';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { FieldContext } from '@/components/ui/field-context';
import { keepFormNames } from '@/components/ui/form-names';
import { later } from '@/components/ui/later';
import { PlainForm } from '@/components/ui/plain-form';
import { type AnswerValue, type KnownAnswer } from '@/lib/interview/schema';
import { AnswerControl } from './answer-control';
import { describeSource } from './describe-source';
import { type Draft, emptyMessage, isTyped } from './draft';
import { headingId } from './heading';
import { QuestionNotices } from './question-notices';
import { RemoveItem } from './remove-item';
import { SaveNote } from './save-note';
import { type Step } from './steps';
import { useAnswer } from './use-answer';

// Seldom: two answers from two tabs.
const ConflictChoice = later(() => import('./conflict-choice').then((part) => part.ConflictChoice));

/** People who double-click take about this long, in milliseconds. */
const doubleClickMs = 300;

type QuestionScreenProps = {
  returnId: string;
  step: Step;
  isLast: boolean;
  saved: AnswerValue | undefined;
  /** What last year's return says to this question. */
  known: KnownAnswer | undefined;
  unsaved: Map<string, Draft>;
  isCalculating: boolean;
  /** What the form was refused for that the browser sent by itself. */
  problem: string | undefined;
  /** The reader came here from another question: the cursor follows. */
  takesFocus: boolean;
  onPrevious: () => void;
  /** The answer is saved. */
  onNext: () => void;
  /** On without an answer. */
  onLater: () => void;
  /** To the screen that loads sales from a file. */
  onLoadSales: () => void;
  /** To the page with this and related questions; undefined where there is none. */
  onPage: (() => void) | undefined;
  onRemoved: () => void;
};

/** One question, its help, its control, and the way back and on. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { returnId, step, isLast, saved, known, unsaved, isCalculating, takesFocus } = props;
  const { question, category } = step;
  const words = keepFormNames(question.text);
  const base = useId();
  const ids = {
    control: `${base}-control`,
    title: headingId,
    help: `${base}-help`,
    conflict: `${base}-conflict`,
  };
  const { draft, error, saveState, conflict, settle, change, leave, commit, reveal } = useAnswer({
    returnId,
    question,
    saved,
    unsaved,
    problem: props.problem,
    suggested: known?.answer,
  });
  const source = describeSource(question, known, draft);
  const isMoving = useRef(false);
  const isHere = useRef(true);
  const shownAt = useRef(0);
  const isEmpty = error !== undefined && error === emptyMessage(question);
  const errorId = error === undefined ? undefined : `${base}-error`;
  const hasOneControl = isTyped(question) || question.type === 'select';

  // Decided once, when the question comes on screen: to the control for typing, to the heading otherwise.
  const [focusId] = useState(takesFocus ? (isTyped(question) ? ids.control : ids.title) : null);
  useEffect(() => {
    if (focusId === null) return;
    // At once: a scroll on its way would be cut short by the focus, and the screen would stop somewhere.
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(focusId)?.focus();
  }, [focusId]);

  useEffect(() => {
    isHere.current = true;
    shownAt.current = performance.now();
    return () => {
      isHere.current = false;
    };
  }, []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isMoving.current || isCalculating) return;
    isMoving.current = true;
    const isSaved = await commit({ isNeeded: true });
    isMoving.current = false;
    // The reader went elsewhere meanwhile, and stays there.
    if (!isHere.current) return;
    if (isSaved) props.onNext();
    else document.getElementById(conflict === null ? ids.control : ids.conflict)?.focus();
  }

  return (
    <PlainForm
      action={`/api/interview/${returnId}/responses`}
      onSubmit={(event) => void submit(event)}
      data-question={question.id}
      className="grid gap-6"
    >
      <input type="hidden" name="questionId" value={question.id} />
      <input type="hidden" name="type" value={question.type} />
      <input type="hidden" name="optional" value={String(question.optional === true)} />
      <div className="grid gap-3">
        <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <span className="font-medium">{category.name}</span>
          {question.itemName === undefined ? null : <Badge variant="soft">{question.itemName}</Badge>}
          {question.sourceHint === undefined ? null : <Badge variant="outline">{question.sourceHint}</Badge>}
          {question.repeat === undefined || question.itemName === undefined ? null : (
            <RemoveItem
              returnId={returnId}
              repeat={question.repeat}
              name={question.itemName}
              onRemoved={props.onRemoved}
            />
          )}
        </div>
        <h1
          id={ids.title}
          tabIndex={-1}
          className="max-w-[32ch] text-2xl font-semibold text-balance outline-none"
        >
          {hasOneControl ? <label htmlFor={ids.control}>{words}</label> : words}
          {question.optional ? (
            <span className="text-lg font-normal text-muted-foreground"> (optional)</span>
          ) : null}
        </h1>
        <div id={ids.help} className="reading-width grid gap-2">
          <p>{keepFormNames(question.helpText)}</p>
          <p className="text-sm text-muted-foreground">
            <span className="font-medium">Why we ask: </span>
            {keepFormNames(question.why)}
          </p>
        </div>
        {question.repeat?.group === 'sales' || question.id === 'more-sales' ? (
          <p>
            <Button type="button" variant="link" size="inline" onClick={props.onLoadSales}>
              Import your sales from a CSV file
            </Button>
          </p>
        ) : null}
        {question.note === undefined ? null : (
          <Alert variant="neutral" className="reading-width">
            {question.note}
          </Alert>
        )}
        {source === '' ? null : <p className="text-sm text-muted-foreground">{source}</p>}
      </div>
      <div className="grid gap-2">
        <FieldContext.Provider
          value={
            hasOneControl ? { control: ids.control, help: ids.help, error: errorId, required: false } : null
          }
        >
          <AnswerControl
            question={question}
            ids={{
              control: ids.control,
              title: ids.title,
              described: [errorId, ids.help].filter(Boolean).join(' '),
            }}
            draft={draft}
            invalid={error !== undefined}
            onChange={change}
            onLeave={leave}
            onReveal={reveal}
            beside={{ returnId, unsaved }}
          />
        </FieldContext.Provider>
        {error === undefined ? null : (
          <div className="flex flex-wrap items-center gap-x-4">
            <FieldError id={errorId} role="alert">
              {error}
            </FieldError>
            {isEmpty ? (
              <Button type="button" variant="link" size="inline" onClick={props.onLater}>
                Answer later
              </Button>
            ) : null}
          </div>
        )}
        <SaveNote state={saveState} />
        <ChangedByPreparer place={{ questionId: question.id }} />
        {conflict === null ? null : (
          <ConflictChoice
            id={ids.conflict}
            question={question}
            conflict={conflict}
            onSettle={(keep) => {
              settle(keep);
              // The choice goes away, and with it the focus.
              document.getElementById(ids.control)?.focus();
            }}
          />
        )}
      </div>
      <QuestionNotices question={question} draft={draft} />
      <div className="flex flex-col-reverse gap-3 border-t pt-6 sm:flex-row sm:justify-between">
        <Button variant="ghost" onClick={props.onPrevious} disabled={step.number === 1}>
          Previous
        </Button>
        <Button
          type="submit"
          size="lg"
          pending={isCalculating}
          onClick={(event) => {
            // The second half of a double click, meant for the question before: it would leave this one out.
            if (event.detail > 1 && performance.now() - shownAt.current < doubleClickMs)
              event.preventDefault();
          }}
        >
          {isLast ? (isCalculating ? 'Calculating...' : 'Complete & Calculate') : 'Next'}
        </Button>
      </div>
      {props.onPage === undefined ? null : (
        // After the answer: on the way to it, it would be one more stop of the Tab key.
        <p className="-mt-2">
          <Button type="button" variant="link" size="inline" onClick={props.onPage}>
            Answer related questions on one page
          </Button>
        </p>
      )}
    </PlainForm>
  );
}
