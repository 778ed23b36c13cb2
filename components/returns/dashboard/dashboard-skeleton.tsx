import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { cn } from '@/components/ui/cn';

/** A card with a heading and some rows, in the size of what is coming. */
function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Card className="p-5 sm:p-6">
      <SkeletonGroup label={label} className="grid gap-5">
        <Skeleton className="h-6 w-44" />
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex gap-4">
            <Skeleton className="size-7 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

/** The dashboard before the return is known. */
export function DashboardSkeleton({ firstName, year }: { firstName: string; year: number }) {
  return (
    <>
      <PageHeader title={`Your ${year} tax return`} subtitle={`Hello, ${firstName}.`} />
      <div className="mb-4 lg:mb-6">
        <ListSkeleton label="Loading what to do next" rows={2} />
      </div>
      <SkeletonGroup
        label="Loading your tax return"
        className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr] lg:gap-6"
      >
        {[0, 1, 2].map((card) => (
          <Card key={card} className={cn('gap-3 p-4 sm:p-6', card === 0 && 'col-span-2 lg:col-span-1')}>
            <Skeleton className="my-0.5 h-5 w-28" />
            <Skeleton className={card === 0 ? 'h-13 w-44 sm:h-16' : 'h-9 w-28 sm:h-11'} />
            <Skeleton className="h-5 w-36" />
          </Card>
        ))}
      </SkeletonGroup>
      <div className="mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[2fr_1fr] lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <ListSkeleton label="Loading your documents" rows={1} />
          <ListSkeleton label="Loading your progress" rows={4} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:gap-6">
          <ListSkeleton label="Loading" rows={2} />
          <ListSkeleton label="Loading" rows={2} />
        </div>
      </div>
    </>
  );
}
