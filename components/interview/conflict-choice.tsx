'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { describeAnswer } from '@/lib/interview/describe-answers';
import { type Question } from '@/lib/interview/schema';
import { type Conflict } from './use-answer';

type ConflictChoiceProps = {
  id: string;
  question: Question;
  conflict: Conflict;
  onSettle: (keep: 'mine' | 'theirs') => void;
};

/** Two answers to one question, from two tabs or devices: the reader says which one stays. Nothing is overwritten. */
export function ConflictChoice({ id, question, conflict, onSettle }: ConflictChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const words = (answer: typeof conflict.mine) =>
    answer === null ? 'no answer' : `“${describeAnswer(question, answer)}”`;
  return (
    <div ref={box} id={id} tabIndex={-1} role="alert" className="reading-width rounded-md outline-none">
      <Alert variant="warning" title="This answer changed in another tab or on another device">
        <p>
          In another tab or on another device, the answer is now {words(conflict.theirs)}. Here you entered{' '}
          {words(conflict.mine)}. Which one do you want to keep?
        </p>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button type="button" size="sm" onClick={() => onSettle('mine')}>
            Keep {words(conflict.mine)}
          </Button>
          <Button type="button" size="sm" variant="outline" onClick={() => onSettle('theirs')}>
            Keep {words(conflict.theirs)}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
