'use client';

import { type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type Page } from '@/lib/interview/pages';
import { type Question } from '@/lib/interview/schema';
import { isTyped } from './draft';
import { boxInNextRow } from './row-keys';

type Row = Page['sections'][number];

type EntryRowsProps = {
  rows: readonly Row[];
  /** A box with its label. */
  renderField: (question: Question) => ReactNode;
  /** The button that takes a row out. */
  renderRemove: (row: Row) => ReactNode;
  /** Moves the cursor into a question's box. */
  onMove: (questionId: string) => void;
};

/** More boxes than this don't fit beside each other. */
const mostInLine = 4;

const fitsInLine = ({ questions }: Row): boolean =>
  questions.length <= mostInLine &&
  questions.every((question) => isTyped(question) || question.type === 'select');

/** The entries of a list as rows: short ones in one line under shared labels, long ones in a frame each. */
export function EntryRows({ rows, renderField, renderRemove, onMove }: EntryRowsProps) {
  const inLine = rows.every(fitsInLine);

  /** Up, down and Enter go to the same box of another row. A date's own arrow keys change the date. */
  function followKey(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, target } = event;
    if (!(target instanceof HTMLInputElement) || event.altKey || event.shiftKey) return;
    if (key !== 'Enter' && (target.type === 'date' || (key !== 'ArrowDown' && key !== 'ArrowUp'))) return;
    const id = target.closest('[data-question]')?.getAttribute('data-question') ?? '';
    const next = boxInNextRow(rows, id, key === 'ArrowUp' ? -1 : 1);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  }

  return (
    <div onKeyDown={followKey} className={inLine ? 'grid gap-3 max-sm:gap-6' : 'grid gap-8'}>
      {rows.map((row, at) => (
        <section
          key={`${row.repeat?.group} ${row.repeat?.index}`}
          aria-label={row.title}
          className={inLine ? 'flex gap-4 max-sm:flex-col' : 'grid gap-4 rounded-lg border p-4 sm:p-5'}
        >
          <div
            className={cn('flex min-h-9 items-center gap-4', inLine && 'sm:order-last sm:self-end sm:pb-1')}
          >
            <h2
              className={cn(
                'min-w-0 text-lg font-semibold tracking-tight break-words',
                inLine && 'sm:sr-only',
              )}
            >
              {row.title}
            </h2>
            {renderRemove(row)}
          </div>
          <div
            className={
              inLine
                ? cn(
                    'grid min-w-0 flex-1 items-start gap-4 sm:auto-cols-fr sm:grid-flow-col [&>*]:col-span-1',
                    // The first row's labels stand above all rows.
                    at > 0 && 'sm:[&_label]:sr-only',
                  )
                : 'grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-3 sm:[&_[role=group]]:grid-cols-2'
            }
          >
            {row.questions.map(renderField)}
          </div>
        </section>
      ))}
      {rows.length < 2 ? null : (
        <p className="text-sm text-muted-foreground max-sm:hidden">
          Press the up and down arrow keys to move between rows.
        </p>
      )}
    </div>
  );
}
