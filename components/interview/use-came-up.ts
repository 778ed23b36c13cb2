'use client';

import { useRef, useState } from 'react';
import { type Step } from './steps';

const idsOf = (steps: readonly Step[]) => new Set(steps.map(({ question }) => question.id));

/**
 * The questions that an answer brought up behind somebody who answers one by one, such as a state's about an earlier topic.
 * @param given the questions as they are drawn
 * @param current the question on screen
 */
export function useCameUp(given: readonly Step[], current: string | undefined) {
  const [arrived, setArrived] = useState({ at: current, ids: idsOf(given) });
  if (arrived.at !== current) setArrived({ at: current, ids: idsOf(given) });
  const cameUp = useRef(new Set<string>());
  const [isBackAt, setBackAt] = useState<string | null>(null);
  return {
    /** The reader answered the current question and these are open now. */
    noteOpen(open: readonly Step[]): void {
      for (const { question } of open) if (!arrived.ids.has(question.id)) cameUp.current.add(question.id);
    },
    /** The reader goes on without an answer to it: it isn't brought up again. */
    putOff: (questionId: string) => void cameUp.current.delete(questionId),
    /** Whether the reader was led back to this question, and goes on to the end from there. */
    isBackFor: (questionId: string) => questionId === isBackAt,
    /**
     * What to go back to at the end of the interview. Undefined when nothing came up, and when other questions are open
     * too: all of them are listed then.
     */
    goBack(open: readonly Step[]): Step | undefined {
      const [first] = open;
      if (first === undefined || !open.every(({ question }) => cameUp.current.has(question.id)))
        return undefined;
      setBackAt(first.question.id);
      return first;
    },
  };
}
