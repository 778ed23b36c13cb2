import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

/** The interview in grey: progress, a question with its help, two answers, two buttons. */
export function InterviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your interview" className="grid max-w-3xl gap-6">
      <div className="flex h-11 items-center">
        <Skeleton className="h-6 w-40" />
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-10" />
        </div>
        <Skeleton className="h-1 w-full" />
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <div className="flex justify-between pt-6">
        <Skeleton className="h-11 w-28" />
        <Skeleton className="h-12 w-24" />
      </div>
    </SkeletonGroup>
  );
}
