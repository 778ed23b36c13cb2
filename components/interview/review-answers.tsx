'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { ChangedByPreparer } from '@/components/reviews/changed-by-preparer';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { describeAnswers } from '@/lib/interview/describe-answers';
import { type Category, type Responses } from '@/lib/interview/schema';
import { focusHeading, headingId } from './heading';
import { listOpen, type ToDo } from './to-do';
import { listSteps } from './steps';
import { ToDoList } from './to-do-list';

type ReviewAnswersProps = {
  returnId: string;
  categories: readonly Category[];
  responses: Responses;
  /** What a calculation that did not run complained about. */
  complaints: readonly ToDo[];
  /** Counts the tries to calculate that led here. */
  tries: number;
  isCalculating: boolean;
  onEdit: (questionId: string) => void;
  onCalculate: () => void;
};

/** All answers on one page, sensitive ones masked, with what is still to do on top. */
export function ReviewAnswers(props: ReviewAnswersProps) {
  const { returnId, categories, responses, complaints, tries, isCalculating, onEdit, onCalculate } = props;
  const sections = describeAnswers(categories, responses);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // After a refused try the list of what is to do takes the cursor.
    if (tries === 0) focusHeading();
  }, [tries]);
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <h1 id={headingId} tabIndex={-1} className="text-2xl font-semibold outline-none">
          Check your answers
        </h1>
        <p className="reading-width text-muted-foreground">
          Review what you entered. You can change any answer.{' '}
          <Link href="/history" className="underline underline-offset-4">
            What changed and when
          </Link>
        </p>
      </div>
      <ToDoList
        returnId={returnId}
        open={listOpen(listSteps(categories), responses)}
        complaints={complaints}
        tries={tries}
        onEdit={onEdit}
      />
      {sections.map(({ name, slug, rows }) => (
        <section key={slug} aria-labelledby={`review-${slug}`} className="grid gap-2">
          <h2 id={`review-${slug}`} className="text-lg font-semibold tracking-tight">
            {name}
          </h2>
          <dl className="divide-y border-y">
            {rows.map(({ questionId, question, itemName, answer, isMissing }) => (
              <div key={questionId} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[3fr_2fr_auto]">
                <dt className="text-sm">
                  {itemName === undefined ? null : (
                    <span className="text-muted-foreground">{itemName}: </span>
                  )}
                  {question}
                </dt>
                <dd className="min-w-0 text-sm font-medium break-words tabular-nums">
                  {answer ?? (isMissing ? <Badge variant="warning">Not answered</Badge> : '—')}
                  <ChangedByPreparer place={{ questionId }} />
                </dd>
                <dd>
                  <Button variant="link" size="inline" onClick={() => onEdit(questionId)}>
                    {isMissing ? 'Answer' : 'Edit'}
                    <span className="sr-only"> {question}</span>
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="flex justify-end border-t pt-6">
        <Button size="lg" onClick={onCalculate} pending={isCalculating} className="max-sm:w-full">
          {isCalculating ? 'Calculating...' : 'Complete & Calculate'}
        </Button>
      </div>
    </div>
  );
}
