'use client';

import { shortMoment } from '@/components/filing/filing-words';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useRetryJob } from '@/lib/operations/hooks';
import { type FailedJob } from '@/lib/operations/schema';
import { goesOnWords, kindWords } from './operations-words';

/** What was given up after four tries, with the class of its error, and a button where doing it again can help. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Failed work</CardTitle>
      </CardHeader>
      <CardContent>
        {jobs.length === 0 ? (
          <p className="text-sm text-muted-foreground">Nothing was given up.</p>
        ) : (
          <ul aria-label="Failed work" className="divide-y">
            {jobs.map((job) => (
              <FailedRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function FailedRow({ job: { id, kind, error, attempts, failedAt, canRetry } }: { job: FailedJob }) {
  const retry = useRetryJob();
  const tryAgain = () =>
    retry.mutate(id, {
      onSuccess: () =>
        toast({ title: 'Queued again', description: `${kindWords(kind)}: it has four tries.` }),
      onError: (reason) =>
        toast({
          title: 'Not queued',
          description: messageOf(reason, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium">{kindWords(kind)}</span>
        <span className="break-all text-muted-foreground">
          {error} after {attempts} {attempts === 1 ? 'try' : 'tries'}, {shortMoment(failedAt)}
        </span>
        <span className="break-all text-xs text-muted-foreground">{id}</span>
        {canRetry ? null : <span className="text-muted-foreground">{goesOnWords(kind)}</span>}
      </div>
      {canRetry ? (
        <Button variant="outline" size="sm" onClick={tryAgain} pending={retry.isPending}>
          Try again<span className="sr-only"> with {id}</span>
        </Button>
      ) : null}
    </li>
  );
}
