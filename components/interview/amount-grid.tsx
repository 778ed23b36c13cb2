'use client';

import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChangedByPreparer } from '@/components/reviews/changed-by-preparer';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError, FieldHelp } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { later } from '@/components/ui/later';
import { useResponses } from '@/lib/interview/hooks';
import { type AnswerValue, type Question } from '@/lib/interview/schema';
import { amountRowStyles } from './amount-row-styles';
import { amountInNextRow, findSharedHint, questionOfAmount, readPastedAmounts } from './amount-rows';
import { type AnswerControlProps } from './answer-control';
import { type Draft, tidyDraft, togglePick } from './draft';
import { optionId } from './option-id';
import { type FieldHandle } from './page-field';
import { isManyCells } from './pasted-sales';
import { useAnswer } from './use-answer';

// Seldom: two answers from two tabs.
const ConflictChoice = later(() => import('./conflict-choice').then((part) => part.ConflictChoice));

/** What the boxes beside the choices need of their screen. */
export interface AmountsBeside {
  returnId: string;
  unsaved: Map<string, Draft>;
  /** Where a page keeps what it does with its questions. */
  handles?: Map<string, FieldHandle>;
}

interface Box {
  focus: () => void;
  fill: (text: string) => void;
}

type AmountGridProps = AnswerControlProps & { beside: AmountsBeside };

/** Choices as rows, each with a box for its amount: an amount picks its row, and an empty box lets it go. */
export function AmountGrid({ question, ids, draft, invalid, onChange, beside }: AmountGridProps) {
  const responses = useResponses(beside.returnId).data;
  const [boxes] = useState(() => new Map<string, Box>());
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { amounts = [] } = question;
  const shared = findSharedHint(amounts);
  const picked = typeof draft === 'object' && draft !== null ? draft : [];
  // Several rows may change before the next drawing.
  const latest = useRef(picked);
  useEffect(() => {
    latest.current = picked;
  });

  function pick(options: readonly string[], isPicked: boolean): void {
    const changed = options.filter((option) => latest.current.includes(option) !== isPicked);
    if (changed.length === 0) return;
    for (const option of changed) latest.current = togglePick(question, latest.current, option);
    onChange(latest.current);
  }

  /** Up, down and Enter go to the box of another row. */
  function followKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, altKey, shiftKey } = event;
    if (!(target instanceof HTMLInputElement) || altKey || shiftKey) return;
    if (key !== 'Enter' && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    // Inside a row of a list, whose keys lead to other rows.
    event.stopPropagation();
    const next = amountInNextRow(amounts, target.dataset['amount'] ?? '', key === 'ArrowUp' ? -1 : 1);
    if (next !== undefined) boxes.get(next)?.focus();
  }

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const text = event.clipboardData.getData('text');
    if (!(event.target instanceof HTMLInputElement) || !isManyCells(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const read = readPastedAmounts(text, amounts, event.target.dataset['amount'] ?? '');
    // All rows with one save.
    const rows = amounts.filter(({ questionId }) => read.put.has(questionId));
    pick(
      rows.map(({ option }) => option),
      true,
    );
    for (const [id, amount] of read.put) boxes.get(id)?.fill(amount);
    setUnknown(read.unknown);
  }

  return (
    <div
      role="group"
      aria-labelledby={ids.title}
      aria-describedby={ids.described}
      onKeyDown={followKey}
      onPaste={paste}
      className="grid"
    >
      {shared === undefined ? null : <FieldHelp className="reading-width pb-3">{shared}</FieldHelp>}
      {question.options.map((option, index) => {
        const amount = amounts.find((one) => one.option === option);
        const control = optionId(ids, index);
        const row = {
          control,
          option,
          isPicked: picked.includes(option),
          invalid,
          onPick: (isPicked: boolean) => pick([option], isPicked),
        };
        if (amount === undefined) return <ChoiceRow key={option} {...row} />;
        return (
          <AmountRow
            key={option}
            {...row}
            question={questionOfAmount(amount)}
            hint={amount.hint === shared ? undefined : amount.hint}
            saved={responses?.[amount.questionId]}
            beside={beside}
            boxes={boxes}
          />
        );
      })}
      <p role="status" className="pt-2 text-sm text-muted-foreground empty:hidden">
        {unknown.length === 0
          ? ''
          : `We couldn’t find a row for ${unknown.map((one) => `“${one}”`).join(', ')}.`}
      </p>
    </div>
  );
}

type ChoiceRowProps = {
  control: string;
  option: string;
  isPicked: boolean;
  invalid: boolean;
  onPick: (isPicked: boolean) => void;
  hint?: string | undefined;
};

function ChoiceBox({ control, option, isPicked, invalid, onPick, hint }: ChoiceRowProps) {
  return (
    <label htmlFor={control} className={amountRowStyles.choice}>
      <Checkbox
        id={control}
        aria-labelledby={`${control}-label`}
        aria-describedby={hint === undefined ? undefined : `${control}-hint`}
        checked={isPicked}
        onCheckedChange={(checked) => onPick(checked === true)}
        aria-invalid={invalid || undefined}
        className="mt-0.5"
      />
      <span className="grid min-w-0 gap-0.5">
        <span id={`${control}-label`} className="break-words">
          {option}
        </span>
        {hint === undefined ? null : (
          <span id={`${control}-hint`} className={amountRowStyles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

function ChoiceRow(props: ChoiceRowProps) {
  return (
    <div className={amountRowStyles.row}>
      <ChoiceBox {...props} />
    </div>
  );
}

type AmountRowProps = ChoiceRowProps & {
  question: Question;
  saved: AnswerValue | undefined;
  beside: AmountsBeside;
  boxes: Map<string, Box>;
};

function AmountRow({ question, saved, beside, boxes, ...row }: AmountRowProps) {
  const { control, option, isPicked, onPick } = row;
  const { returnId, unsaved, handles } = beside;
  const { draft, error, conflict, settle, change, leave, commit } = useAnswer({
    returnId,
    question,
    saved,
    unsaved,
    problem: undefined,
  });
  const box = useRef<HTMLInputElement>(null);
  const errorId = isPicked && error !== undefined ? `${control}-error` : undefined;

  function take(text: string): void {
    // Its row first: the amount counts with it.
    onPick(text.trim() !== '');
    change(text);
  }

  useEffect(() => {
    const focus = () => {
      box.current?.focus();
      box.current?.select();
    };
    const fill = (text: string) => take(tidyDraft(question, text));
    boxes.set(question.id, { focus, fill });
    handles?.set(question.id, {
      commit: () => (isPicked ? commit({ isNeeded: true }) : Promise.resolve(true)),
      focus,
      fill,
    });
    return () => {
      boxes.delete(question.id);
      handles?.delete(question.id);
    };
  });

  return (
    <div className={amountRowStyles.row}>
      <ChoiceBox {...row} />
      <div className={amountRowStyles.amount}>
        <Input
          ref={box}
          data-amount={question.id}
          aria-label={`Amount: ${option}`}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={errorId}
          inputMode={question.min === 0 ? 'decimal' : 'text'}
          autoComplete="off"
          leading="$"
          numeric
          value={isPicked && typeof draft === 'string' ? draft : ''}
          onChange={({ target }) => take(target.value)}
          onBlur={leave}
        />
      </div>
      {errorId === undefined ? null : (
        <FieldError id={errorId} role="alert" className="basis-full">
          {error}
        </FieldError>
      )}
      <ChangedByPreparer place={{ questionId: question.id }} />
      {conflict === null ? null : (
        <ConflictChoice
          id={`${control}-conflict`}
          question={question}
          conflict={conflict}
          onSettle={settle}
        />
      )}
    </div>
  );
}
