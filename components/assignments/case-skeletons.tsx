import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { backToClients } from './case-not-found';

/** How the cards of one client's case stand. */
export const caseColumns =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 [&>div]:grid [&>div]:grid-cols-1 [&>div]:gap-4 lg:[&>div]:gap-6';

/** Shown in place of the list of clients. */
export function ClientsSkeleton() {
  return (
    <SkeletonGroup label="Loading your clients" className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </SkeletonGroup>
  );
}

/** Shown in place of one client's case. */
export function ClientSkeleton() {
  return (
    <>
      <PageHeader title="Client" back={backToClients} />
      <SkeletonGroup label="Loading the client" className={caseColumns}>
        {[0, 1].map((card) => (
          <Card key={card} className="gap-4 p-5 sm:p-6">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-8 w-48" />
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-5 w-full" />
            ))}
          </Card>
        ))}
      </SkeletonGroup>
    </>
  );
}
