'use client';

import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { type Asking } from '@/lib/chat/hooks';
import { AnswerText } from './answer-text';
import { QuestionBubble } from './question-bubble';

type PendingTurnProps = { asking: Asking; onRetry: () => void; onDismiss: () => void };

/** A question whose answer is on its way, was stopped, or failed. */
export function PendingTurn({ asking, onRetry, onDismiss }: PendingTurnProps) {
  const { question, status, text, state, problem } = asking;
  return (
    <>
      <QuestionBubble text={question} />
      <div className="mr-auto grid max-w-full gap-3 rounded-lg border bg-card px-4 py-3 sm:max-w-[85%]">
        {state === 'running' && text === '' ? (
          <p className="flex items-center gap-2 text-muted-foreground">
            <Spinner />
            {status}
          </p>
        ) : null}
        {state === 'running' && text !== '' ? <AnswerText text={text} /> : null}
        {state === 'running' ? null : (
          <>
            <p role={state === 'failed' ? 'alert' : 'status'}>
              {state === 'stopped' ? 'Stopped. Nothing was saved.' : (problem ?? 'We didn’t get an answer.')}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={onRetry}>
                <RotateCcw aria-hidden="true" />
                Try again
              </Button>
              <Button variant="ghost" size="sm" onClick={onDismiss}>
                Dismiss
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}
