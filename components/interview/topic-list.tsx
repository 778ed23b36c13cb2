'use client';

import { CircleCheck, Circle, CircleDot } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { type TopicProgress } from './steps';

type TopicListProps = {
  topics: readonly TopicProgress[];
  /** Slug of the topic on screen. */
  current: string | null;
  onOpen: (questionId: string) => void;
};

/** All topics with how far each is; opening one leads to its first open question. */
export function TopicList({ topics, current, onOpen }: TopicListProps) {
  return (
    <nav aria-label="Topics">
      <ol className="grid gap-0.5">
        {topics.map(({ name, slug, answered, needed, startAt }) => {
          const isCurrent = slug === current;
          const isDone = needed > 0 && answered === needed;
          const Icon = isDone ? CircleCheck : isCurrent ? CircleDot : Circle;
          return (
            <li key={slug}>
              <button
                type="button"
                onClick={() => onOpen(startAt)}
                aria-current={isCurrent ? 'step' : undefined}
                className={cn(
                  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left text-sm transition-colors hover:bg-muted',
                  isCurrent && 'bg-muted font-medium',
                )}
              >
                <Icon
                  aria-hidden="true"
                  className={cn('size-4 shrink-0', isDone ? 'text-money-in' : 'text-muted-foreground')}
                />
                <span className="flex-1">{name}</span>
                {needed === 0 ? null : (
                  <span className="text-muted-foreground tabular-nums">
                    <span aria-hidden="true">
                      {answered}/{needed}
                    </span>
                    <span className="sr-only">
                      {answered} of {needed} answered
                    </span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
