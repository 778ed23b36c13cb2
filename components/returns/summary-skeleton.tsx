import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** The summary in grey: three cards, the breakdown and the insights. */
export function SummarySkeleton() {
  return (
    <SkeletonGroup label="Loading your tax summary" className="grid gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr]">
        {['col-span-2 lg:col-span-1', '', ''].map((span, index) => (
          <Card key={index} className={`gap-3 p-5 sm:p-6 ${span}`}>
            <Skeleton className="h-5 w-32 max-w-full" />
            <Skeleton className={index === 0 ? 'h-12 w-48 max-w-full' : 'h-10 w-24 max-w-full'} />
            <Skeleton className="h-4 w-40 max-w-full" />
          </Card>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="gap-4 p-5 sm:p-6">
          <Skeleton className="h-6 w-36" />
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className="flex justify-between gap-6 py-1.5">
              <Skeleton className="h-5 w-44 max-w-[60%]" />
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
        </Card>
        <Card className="gap-4 p-5 sm:p-6">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24 w-full" />
        </Card>
      </div>
    </SkeletonGroup>
  );
}
