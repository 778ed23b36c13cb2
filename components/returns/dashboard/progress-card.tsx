import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { check } from '@/components/ui/icon-paths';
import { LocalDay } from '@/components/ui/local-day';
import { type ReturnStatus } from '@/lib/returns/schema';
import { type EfileState, preparationTimeline, type TimelineStep } from './timeline';

type ProgressCardProps = {
  documents: readonly { uploadedAt: string }[];
  status: ReturnStatus;
  efile: EfileState | null;
  /** Whether a preparer approved the return. */
  reviewed: boolean;
  /** Whether a simulator answers in place of the IRS. */
  simulated: boolean;
};

/** Where the return stands between the first document and e-filing. */
export function ProgressCard({ documents, status, efile, reviewed, simulated }: ProgressCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="progress-title">
        <CardHeader>
          <CardTitle id="progress-title">Tax Preparation Progress</CardTitle>
        </CardHeader>
        <CardContent>
          <ol>
            {preparationTimeline(documents, status, efile, reviewed, simulated).map((step) => (
              <Step key={step.title} step={step} />
            ))}
          </ol>
        </CardContent>
        <CardFooter>
          <Button asChild variant="outline" className="w-full sm:w-auto">
            <Link href="/interview">Continue Tax Interview</Link>
          </Button>
          {status === 'filed' ? (
            <Button asChild variant="outline" className="w-full sm:w-auto">
              <Link href="/file">See your filing</Link>
            </Button>
          ) : null}
          <Button asChild variant="link" size="inline">
            <Link href="/history">What changed and when</Link>
          </Button>
        </CardFooter>
      </section>
    </Card>
  );
}

const statusWords = { completed: 'Done', current: 'Now', upcoming: 'Later' };

function Step({ step }: { step: TimelineStep }) {
  const { title, description, status, date, simulated } = step;
  return (
    <li
      aria-current={status === 'current' ? 'step' : undefined}
      className="group relative flex gap-4 pb-6 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={cn(
          'absolute top-7 bottom-0 left-[0.8125rem] w-0.5 group-last:hidden',
          status === 'completed' ? 'bg-primary' : 'bg-border',
        )}
      />
      <Marker status={status} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <p
            className={cn(
              'flex items-center gap-2 font-medium',
              status === 'upcoming' && 'text-muted-foreground',
            )}
          >
            {title}
            {simulated === true ? <Badge variant="info">Simulated</Badge> : null}
          </p>
          <p className="text-sm text-muted-foreground">{description}</p>
        </div>
        <p
          className={cn(
            'text-sm tabular-nums',
            status === 'current' ? 'font-medium text-primary' : 'text-muted-foreground',
          )}
        >
          {date === undefined ? (
            statusWords[status]
          ) : (
            <time dateTime={date}>
              <LocalDay at={date} />
            </time>
          )}
          {date === undefined ? null : <span className="sr-only">, {statusWords[status]}</span>}
        </p>
      </div>
    </li>
  );
}

function Marker({ status }: Pick<TimelineStep, 'status'>) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-7 shrink-0 place-items-center rounded-full border-2 [&_svg]:size-4',
        status === 'completed' && 'border-primary bg-primary text-primary-foreground',
        status === 'current' && 'border-primary bg-card',
        status === 'upcoming' && 'border-border-strong bg-card',
      )}
    >
      {status === 'completed' ? <DrawnIcon paths={check} strokeWidth={2.5} /> : null}
      {status === 'current' ? <span className="size-2.5 rounded-full bg-primary" /> : null}
    </span>
  );
}
