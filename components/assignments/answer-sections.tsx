'use client';

import { useState } from 'react';
import { AskButton } from '@/components/reviews/ask-button';
import { RevealValue } from '@/components/reviews/reveal-value';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type AnswerRow, describeAnswers } from '@/lib/interview/describe-answers';
import { type Category, type Question, type Responses } from '@/lib/interview/schema';
import { bankQuestions } from '@/lib/returns/account-number';
import { AnswerEditor } from './answer-editor';

type AnswerSectionsProps = {
  clientId: string;
  returnId: string;
  categories: readonly Category[];
  responses: Responses;
  /** The client lets the preparer change answers. */
  canChange: boolean;
};

/** A client's answers by subject; numbers of people and accounts stay masked until they are asked for. */
export function AnswerSections({ categories, responses, ...shared }: AnswerSectionsProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const questions = new Map(
    categories.flatMap((category) => category.questions.map((question) => [question.id, question] as const)),
  );
  const close = (questionId: string) => {
    setChanging(null);
    document.getElementById(`answer-${questionId}`)?.focus();
  };
  return (
    <div className="grid max-w-4xl gap-8">
      {describeAnswers(categories, responses).map(({ name, slug, rows }) => (
        <section key={slug} aria-labelledby={`answers-${slug}`} className="grid gap-2">
          <h2 id={`answers-${slug}`} className="text-lg font-semibold tracking-tight">
            {name}
          </h2>
          <ul className="divide-y border-y">
            {rows.map((row) => (
              <li
                key={row.questionId}
                id={`answer-${row.questionId}`}
                tabIndex={-1}
                className="grid scroll-mt-20 gap-2 py-2.5 text-sm focus:bg-primary-soft focus:outline-offset-4"
              >
                <AnswerLine
                  {...shared}
                  row={row}
                  question={questions.get(row.questionId)}
                  isChanging={changing === row.questionId}
                  onChange={() => setChanging(row.questionId)}
                />
                {changing === row.questionId ? (
                  <ChangedAnswer
                    {...shared}
                    question={questions.get(row.questionId)}
                    responses={responses}
                    onDone={() => close(row.questionId)}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type AnswerLineProps = Pick<AnswerSectionsProps, 'clientId' | 'canChange'> & {
  row: AnswerRow;
  question: Question | undefined;
  isChanging: boolean;
  onChange: () => void;
};

function AnswerLine({ clientId, canChange, row, question, isChanging, onChange }: AnswerLineProps) {
  const { questionId, itemName, answer, isMissing } = row;
  const isHidden = answer !== null && question?.sensitive === true;
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[3fr_2fr_auto_auto]">
      <p>
        {itemName === undefined ? null : <span className="text-muted-foreground">{itemName}: </span>}
        {row.question}
      </p>
      <div className="min-w-0 font-medium break-words tabular-nums">
        {isHidden ? (
          <RevealValue
            clientId={clientId}
            target={{ questionId }}
            label={`the answer to “${row.question}”`}
            masked={answer}
          />
        ) : (
          (answer ?? (isMissing ? <Badge variant="warning">Not answered</Badge> : '—'))
        )}
      </div>
      <AskButton subject={{ label: `“${row.question}”`, pin: { questionId } }} />
      {canChange && !isChanging && !bankQuestions.includes(questionId) ? (
        <Button variant="outline" size="sm" className="w-fit" onClick={onChange}>
          {answer === null ? 'Answer' : 'Change'}
          <span className="sr-only">
            {' '}
            “{itemName === undefined ? '' : `${itemName}: `}
            {row.question}”
          </span>
        </Button>
      ) : null}
    </div>
  );
}

type ChangedAnswerProps = Pick<AnswerSectionsProps, 'clientId' | 'returnId' | 'responses'> & {
  question: Question | undefined;
  onDone: () => void;
};

function ChangedAnswer({ question, responses, ...editor }: ChangedAnswerProps) {
  return question === undefined ? null : (
    <AnswerEditor {...editor} question={question} saved={responses[question.id]} />
  );
}
