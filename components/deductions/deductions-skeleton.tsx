import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** The page in grey: the banner and three suggestions. */
export function DeductionsSkeleton() {
  return (
    <SkeletonGroup label="Looking for deductions" className="grid gap-6">
      <Skeleton className="h-28 w-full rounded-lg" />
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} className="gap-4 p-5 sm:p-6">
          <div className="flex justify-between gap-6">
            <Skeleton className="h-6 w-56 max-w-[60%]" />
            <Skeleton className="h-8 w-24" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-2 w-40 max-w-full" />
          <Skeleton className="h-24 w-full" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
