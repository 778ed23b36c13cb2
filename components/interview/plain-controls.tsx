'use client';

import { useLayoutEffect, useRef } from 'react';
import { choiceRowStyles } from '@/components/ui/choice-styles';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/input';
import { type Question } from '@/lib/interview/schema';
import { amountRowStyles } from './amount-row-styles';

/** The name under which a form carries the answer (app/api/interview/…/responses). */
export const answerName = 'answer';

type PlainChoicesProps = {
  question: Question;
  kind: 'radio' | 'checkbox';
  labelledBy: string;
  described: string;
  picked: readonly string[];
  /** Called with what was picked before the page was awake. */
  onPicked: (picked: string[]) => void;
};

/**
 * The answers as the browser's own boxes, until the page is awake and its own take their places: as high and as wide,
 * so that nothing moves. What was picked meanwhile is handed over.
 */
export function PlainChoices({ question, kind, labelledBy, described, picked, onPicked }: PlainChoicesProps) {
  const box = useRef<HTMLDivElement>(null);
  const handOver = useRef(onPicked);
  const known = useRef(picked);
  const hasAmounts = question.amounts !== undefined;
  useLayoutEffect(() => {
    const boxes = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const now = [...boxes].map(({ value }) => value);
    if (now.join('\n') !== known.current.join('\n')) handOver.current(now);
  }, []);
  return (
    <div
      ref={box}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={described}
      className={
        hasAmounts
          ? 'grid'
          : kind === 'checkbox' && question.options.length > 12
            ? 'grid gap-2 sm:grid-cols-2'
            : 'grid gap-2'
      }
    >
      {question.options.map((option) => {
        const amount = question.amounts?.find((one) => one.option === option);
        const row = (
          <label key={option} className={hasAmounts ? amountRowStyles.choice : cn(choiceRowStyles)}>
            <input
              type={kind}
              name={answerName}
              value={option}
              defaultChecked={picked.includes(option)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span>
              {option}
              {amount?.hint === undefined ? null : (
                <span className={cn('block', amountRowStyles.hint)}>{amount.hint}</span>
              )}
            </span>
          </label>
        );
        return hasAmounts ? (
          <div key={option} className={amountRowStyles.row}>
            {row}
            {amount === undefined ? null : <div className={amountRowStyles.amount} />}
          </div>
        ) : (
          row
        );
      })}
    </div>
  );
}

type PlainSelectProps = {
  question: Question;
  id: string;
  described: string;
  value: string;
  onPicked: (value: string) => void;
};

/** The same for one answer out of a long list. */
export function PlainSelect({ question, id, described, value, onPicked }: PlainSelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  const handOver = useRef(onPicked);
  const known = useRef(value);
  useLayoutEffect(() => {
    const now = list.current?.value ?? '';
    if (now !== known.current) handOver.current(now);
  }, []);
  return (
    <select
      ref={list}
      id={id}
      name={answerName}
      aria-describedby={described}
      defaultValue={value}
      className={cn(controlStyles, 'h-11 px-3')}
    >
      <option value="">Select an option</option>
      {question.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
