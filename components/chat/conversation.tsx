'use client';

import { useLayoutEffect, useRef } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useAsk, useHistory, useSuggestions } from '@/lib/chat/hooks';
import { AnswerBubble } from './answer-bubble';
import { AskBox } from './ask-box';
import { PendingTurn } from './pending-turn';
import { QuestionBubble } from './question-bubble';
import { Suggestions } from './suggestions';
import { Welcome } from './welcome';

/** The chat of a return: history, the answer on its way, suggestions and the box to ask in. */
export function Conversation({ returnId }: { returnId: string }) {
  const history = useHistory(returnId);
  const suggestions = useSuggestions().data ?? [];
  const { asking, ask, stop, dismiss } = useAsk(returnId);
  const box = useRef<HTMLDivElement>(null);
  const messages = history.data ?? [];
  const newest = messages.at(-1)?.id;
  // The view scrolls to the newest message.
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [newest, asking?.question, asking?.text, asking?.state]);

  if (history.data === undefined && history.isError)
    return (
      <ErrorState
        title="We couldn’t load the chat"
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      >
        Your messages are safe. Try again in a moment.
      </ErrorState>
    );
  const isEmpty = history.data?.length === 0 && asking === null;
  const isRunning = asking?.state === 'running';
  const send = (question: string) => {
    // The button that was pressed goes away or is disabled: the cursor goes where the answer comes.
    box.current?.focus({ preventScroll: true });
    void ask(question);
  };
  return (
    <Card asChild>
      <section
        aria-label="Chat with the co-pilot"
        className="h-[calc(100dvh-18rem)] min-h-96 overflow-hidden bg-background sm:h-[calc(100dvh-15rem)]"
      >
        <div
          ref={box}
          tabIndex={0}
          role="region"
          aria-label="Messages"
          className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2 sm:p-6"
        >
          {history.hasNextPage ? (
            <Button
              variant="outline"
              size="sm"
              className="mb-4 self-center"
              pending={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              Earlier messages
            </Button>
          ) : null}
          {history.data === undefined ? <ChatSkeleton /> : null}
          {isEmpty ? <Welcome suggestions={suggestions} onAsk={send} /> : null}
          <div role="log" aria-live="polite" aria-relevant="additions" aria-label="Turns" className="mt-auto">
            <ol className="grid grid-cols-1 gap-5">
              {messages.map((message) => (
                <li key={message.id} className="grid grid-cols-1">
                  {message.role === 'user' ? (
                    <QuestionBubble text={message.content} />
                  ) : (
                    <AnswerBubble
                      message={message}
                      returnId={returnId}
                      question={questionBefore(messages, message.id)}
                    />
                  )}
                </li>
              ))}
              {asking === null ? null : (
                <li className="grid grid-cols-1 gap-5">
                  <PendingTurn asking={asking} onRetry={() => send(asking.question)} onDismiss={dismiss} />
                </li>
              )}
            </ol>
          </div>
        </div>
        <div className="grid gap-3 border-t p-3 sm:p-4">
          {isEmpty || history.data === undefined ? null : (
            <Suggestions suggestions={suggestions} disabled={isRunning} onAsk={send} />
          )}
          <AskBox isRunning={isRunning} onAsk={ask} onStop={stop} />
        </div>
      </section>
    </Card>
  );
}

function questionBefore(
  messages: readonly { id: string; role: string; content: string }[],
  id: string,
): string {
  const at = messages.findIndex((message) => message.id === id);
  return messages[at - 1]?.content ?? '';
}

function ChatSkeleton() {
  return (
    <SkeletonGroup label="Loading the chat" className="mt-auto grid gap-5">
      <Skeleton className="ml-auto h-11 w-1/2" />
      <Skeleton className="h-28 w-2/3" />
    </SkeletonGroup>
  );
}
