'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { FieldContext } from '@/components/ui/field-context';
import { FieldError, FieldHelp } from '@/components/ui/field';
import { cn } from '@/components/ui/cn';
import { keepFormNames } from '@/components/ui/form-names';
import { later } from '@/components/ui/later';
import { helpOnPage, labelOnPage } from '@/lib/interview/page-labels';
import { type AnswerValue, type KnownAnswer, type Question } from '@/lib/interview/schema';
import { AnswerControl } from './answer-control';
import { describeSource } from './describe-source';
import { type Draft, isMany, isTyped, tidyDraft } from './draft';
import { QuestionNotices } from './question-notices';
import { useAnswer } from './use-answer';

// Seldom: two answers from two tabs.
const ConflictChoice = later(() => import('./conflict-choice').then((part) => part.ConflictChoice));

const none = 'None of these';
/** More choices than this stand in a list that opens: a page is there to be taken in at one look. */
const mostRadios = 3;

/** What the page does with one of its questions. */
export interface FieldHandle {
  /** Saves what stands there; false when it is no answer, or none where one is needed. */
  commit: () => Promise<boolean>;
  focus: () => void;
  /** Puts text there as if it was typed. */
  fill: (text: string) => void;
}

type PageFieldProps = {
  returnId: string;
  question: Question;
  /** In a list's row, where a choice stands in a list that opens and help is left to the single question. */
  inRow?: boolean;
  saved: AnswerValue | undefined;
  known: KnownAnswer | undefined;
  unsaved: Map<string, Draft>;
  handles: Map<string, FieldHandle>;
  /** What is said of the answer below it: who changed it. */
  mark?: ReactNode;
};

/** One question of a page: its label, its control, what it was read from and what is wrong with it. */
export function PageField(props: PageFieldProps) {
  const { returnId, question, inRow = false, saved, known, unsaved, handles, mark } = props;
  const base = useId();
  const isList = isMany(question) && question.options.includes(none);
  const shown = showOnPage(question, isList, inRow);
  const { draft, error, conflict, settle, change, leave, commit, reveal } = useAnswer({
    returnId,
    question,
    saved,
    unsaved,
    problem: undefined,
    suggested: known?.answer,
    emptyMeans: isList ? [none] : undefined,
  });
  const ids = {
    control: `${base}-control`,
    title: `${base}-title`,
    help: `${base}-help`,
    source: `${base}-source`,
  };
  const errorId = error === undefined ? undefined : `${base}-error`;
  const hasOneControl = isTyped(shown) || shown.type === 'select';
  const described = [errorId, ids.help, ids.source].filter(Boolean).join(' ');

  useEffect(() => {
    handles.set(question.id, {
      commit: () => commit({ isNeeded: true }),
      fill: (text) => change(isTyped(question) ? tidyDraft(question, text) : text),
      focus: () => {
        const control = document.getElementById(ids.control);
        control?.focus();
        if (control instanceof HTMLInputElement) control.select();
      },
    });
    return () => {
      handles.delete(question.id);
    };
  });

  // The number shows once its kind is known, so the kind from the document is saved right away.
  const [saveKind] = useState(() =>
    saved === undefined && known !== undefined && question.id.endsWith('.idKind') ? commit : null,
  );
  useEffect(() => {
    void saveKind?.();
  }, [saveKind]);

  const source = describeSource(question, known, draft);
  const label = labelOnPage(question);
  const words = (
    <>
      {keepFormNames(label)}
      {question.sourceHint === undefined ? null : (
        <span className="font-normal text-muted-foreground"> ({question.sourceHint})</span>
      )}
      {question.optional ? <span className="font-normal text-muted-foreground"> (optional)</span> : null}
    </>
  );
  return (
    <div
      data-question={question.id}
      className={cn('grid content-start gap-1.5', hasOneControl ? '' : 'sm:col-span-full')}
    >
      {hasOneControl ? (
        <label id={ids.title} htmlFor={ids.control} className="text-sm font-medium">
          {words}
        </label>
      ) : (
        <p id={ids.title} className="text-sm font-medium">
          {words}
        </p>
      )}
      <FieldHelp id={ids.help} className="reading-width empty:hidden">
        {keepFormNames(label === question.text ? (isList ? helpOnPage(question) : question.helpText) : '')}
      </FieldHelp>
      {question.note === undefined ? null : (
        <Alert variant="neutral" className="reading-width">
          {question.note}
        </Alert>
      )}
      <FieldContext.Provider
        value={
          hasOneControl ? { control: ids.control, help: ids.help, error: errorId, required: false } : null
        }
      >
        <AnswerControl
          question={shown}
          ids={{ control: ids.control, title: ids.title, described }}
          draft={
            isList && typeof draft === 'object' && draft !== null
              ? draft.filter((one) => one !== none)
              : draft
          }
          invalid={error !== undefined}
          onChange={change}
          onLeave={leave}
          onReveal={reveal}
          beside={{ returnId, unsaved, handles }}
        />
      </FieldContext.Provider>
      <p id={ids.source} className="min-h-4 text-xs text-muted-foreground empty:hidden">
        {source}
      </p>
      {mark}
      {error === undefined ? null : (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {conflict === null ? null : (
        <ConflictChoice id={`${base}-conflict`} question={question} conflict={conflict} onSettle={settle} />
      )}
      <QuestionNotices question={question} draft={draft} />
    </div>
  );
}

/** A list without its "None of these", which leaving it blank says, and long choices as a list that opens. */
function showOnPage(question: Question, isList: boolean, inRow: boolean): Question {
  if (isList) return { ...question, options: question.options.filter((option) => option !== none) };
  if (question.type !== 'radio') return question;
  const isLong = question.options.length > mostRadios && question.id.endsWith('.idKind');
  return isLong || inRow ? { ...question, type: 'select' } : question;
}
