'use client';

import { useRef } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { shortMoment } from '@/lib/format/day';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { countOf } from '@/lib/format/words';
import { messageOf } from '@/lib/http/client';
import { useRetryJob } from '@/lib/operations/hooks';
import { type FailedJob } from '@/lib/operations/schema';
import { goesOnWords, kindWords } from './operations-words';

/** What was given up after four tries, with the class of its error, and a button where doing it again can help. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          Failed jobs
        </CardTitle>
      </CardHeader>
      <CardContent>
        {jobs.length === 0 ? (
          <p className="text-sm text-muted-foreground">No failed jobs.</p>
        ) : (
          <ul aria-label="Failed jobs" className="divide-y">
            {jobs.map((job) => (
              <FailedRow key={job.id} job={job} onQueued={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

type FailedRowProps = { job: FailedJob; onQueued: () => void };

function FailedRow({ job, onQueued }: FailedRowProps) {
  const { id, kind, error, attempts, failedAt, canRetry } = job;
  const retry = useRetryJob();
  // The promise, not callbacks of mutate(): those are dropped with the row, which leaves the list on success.
  const tryAgain = async () => {
    try {
      await retry.mutateAsync(id);
      toast({ title: 'Queued for retry', description: `${kindWords(kind)}: up to four attempts.` });
      onQueued();
    } catch (reason) {
      toast({
        title: 'Couldn’t retry',
        description: messageOf(reason, 'Please try again.'),
        variant: 'destructive',
      });
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium">{kindWords(kind)}</span>
        <span className="break-all text-muted-foreground">
          {error} after {countOf(attempts, 'try', 'tries')}, <LocalTime at={failedAt} format={shortMoment} />
        </span>
        <span className="break-all text-xs text-muted-foreground">{id}</span>
        {canRetry ? null : <span className="text-muted-foreground">{goesOnWords(kind)}</span>}
      </div>
      {canRetry ? (
        <Button variant="outline" size="sm" onClick={() => void tryAgain()} pending={retry.isPending}>
          Try again<span className="sr-only"> with {id}</span>
        </Button>
      ) : null}
    </li>
  );
}
