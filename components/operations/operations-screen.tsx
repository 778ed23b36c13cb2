'use client';

import { shortMoment } from '@/lib/format/day';
import { ErrorState } from '@/components/layout/error-state';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { messageOf } from '@/lib/http/client';
import { useOperations } from '@/lib/operations/hooks';
import { FailedJobs } from './failed-jobs';
import { HealthFigures } from './health-figures';
import { KillSwitches } from './kill-switches';
import { QueueList } from './queue-list';

/** Queues, what failed, what can be stopped, and how the product feels. No tax data. */
export function OperationsScreen() {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useOperations();
  return (
    <>
      <PageHeader
        title="Operations"
        subtitle="Background jobs, failed jobs, and service switches. Updates every 10 seconds."
        back={{ href: '/admin/users', label: 'Back to user management' }}
      />
      {data !== undefined && error !== null ? (
        <p role="status" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          We can’t load new data right now. This data is from{' '}
          {shortMoment(new Date(dataUpdatedAt).toISOString())}. We’ll keep trying.
        </p>
      ) : null}
      {data !== undefined ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <KillSwitches switches={data.switches} />
          <HealthFigures health={data.health} queues={data.queues} />
          <QueueList queues={data.queues} />
          <FailedJobs jobs={data.failed} />
        </div>
      ) : error !== null ? (
        <ErrorState title="We couldn’t load the data" onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-6" aria-label="Loading">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-56" />
          ))}
        </div>
      )}
    </>
  );
}
