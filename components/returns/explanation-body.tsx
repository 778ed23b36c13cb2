'use client';

import { type UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/layout/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ApiError, messageOf } from '@/lib/http/client';
import { type Explanation } from '@/lib/returns/schema';
import { type StepPath, writePath } from './explanation-address';
import { ExplanationStep } from './explanation-step';
import { ExplanationWay } from './explanation-way';

type ExplanationBodyProps = {
  query: UseQueryResult<Explanation>;
  /** From the explained line to the step on screen. */
  trail: readonly Explanation[];
  path: StepPath;
  onGoTo: (path: StepPath) => void;
  /** The page is about to be left from this step. */
  onLeave: (path: StepPath) => void;
  onBack: () => void;
};

/** What stands in the panel: the way here, the step, or that it is loading or failed. */
export function ExplanationBody({ query, trail, path, onGoTo, onLeave, onBack }: ExplanationBodyProps) {
  const [root] = trail;
  const current = trail.at(-1);
  if (query.isPending) return <ExplanationSkeleton />;
  if (root === undefined || current === undefined) {
    const { error } = query;
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <ErrorState
        className="border-0 px-2 py-8"
        title={isUnknown ? 'This line isn’t part of your return' : 'We couldn’t load this explanation'}
        {...(isUnknown ? {} : { onRetry: () => void query.refetch() })}
        retrying={query.isFetching}
        requestId={error instanceof ApiError ? error.body?.requestId : undefined}
      >
        {isUnknown
          ? 'It may have been part of your return before your answers changed.'
          : messageOf(error, 'Your return is safe. Try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <div className="sm:p-5">
      {trail.length > 1 ? <ExplanationWay trail={trail} path={path} onGoTo={onGoTo} onBack={onBack} /> : null}
      <ExplanationStep
        // A new step starts folded, at its top.
        key={writePath(path)}
        root={root}
        step={current}
        path={path}
        onGoTo={onGoTo}
        onLeave={onLeave}
        takesFocus={trail.length > 1}
      />
    </div>
  );
}

function ExplanationSkeleton() {
  return (
    <SkeletonGroup label="Loading the explanation" className="grid gap-5 sm:p-5">
      <Skeleton className="h-9 w-36" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <Skeleton className="h-12 w-full" />
      <div className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
