'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { messageOf } from '@/lib/http/client';
import { whatIfOutlineQuery, whatIfQuery } from '@/lib/returns/result-hooks';
import { type WhatIfOutline } from '@/lib/returns/results-schema';
import { asItIs, readChoices, toChanges } from '@/lib/returns/what-if-changes';
import { WhatIfControls } from './what-if-controls';
import { WhatIfResults } from './what-if-results';

type Props = { returnId: string; version: number };

/** Tries other facts on the last calculation. Nothing is saved. */
export function WhatIfPanel({ returnId, version }: Props) {
  const outline = useQuery(whatIfOutlineQuery(returnId, version));
  return (
    <Card asChild>
      <section id="what-if" aria-labelledby="what-if-title">
        <CardHeader>
          <CardTitle id="what-if-title">What if?</CardTitle>
          <CardDescription>
            Try a change to see what happens. Nothing here is saved, and your return doesn’t change.
          </CardDescription>
        </CardHeader>
        <CardContent>
          {outline.isPending ? (
            <SkeletonGroup label="Loading what-if" className="grid gap-4 lg:grid-cols-2">
              <Skeleton className="h-64 w-full" />
              <Skeleton className="h-64 w-full" />
            </SkeletonGroup>
          ) : null}
          {outline.isError ? (
            <ErrorState
              className="border-0 px-0 py-4"
              title="We couldn’t load What if?"
              onRetry={() => void outline.refetch()}
              retrying={outline.isFetching}
            />
          ) : null}
          {outline.data === undefined ? null : (
            <WhatIfForm key={version} returnId={returnId} version={version} outline={outline.data} />
          )}
        </CardContent>
      </section>
    </Card>
  );
}

/** Waits until a slider rests. */
const restMs = 120;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function WhatIfForm({ returnId, version, outline }: Props & { outline: WhatIfOutline }) {
  const [choices, setChoices] = useState(() =>
    readChoices(outline, new URLSearchParams(window.location.search)),
  );
  const rested = useDeferredValue(useRested(choices));
  const changes = toChanges(outline, rested);
  // Without a change the same call gives the return as it is.
  const sent = changes.length > 0 ? changes : [{ path: 'filingStatus', value: outline.filingStatus }];
  const query = useQuery({
    ...whatIfQuery(returnId, version, sent),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-5">
        <WhatIfControls
          outline={outline}
          choices={choices}
          onChange={(part) => setChoices({ ...choices, ...part })}
        />
        <Button
          variant="outline"
          size="sm"
          className="w-fit"
          disabled={changes.length === 0}
          onClick={() => setChoices(asItIs(outline))}
        >
          Back to my return
        </Button>
      </div>
      <div className="grid content-start gap-4">
        {query.isError ? (
          <Alert variant="warning" role="status" title="We can’t calculate this change">
            {messageOf(query.error, 'Try another change.')}
          </Alert>
        ) : null}
        {query.data === undefined || query.isError ? null : (
          <WhatIfResults result={query.data} isTried={changes.length > 0} />
        )}
        {query.isPending ? <Skeleton className="h-64 w-full" /> : null}
      </div>
    </div>
  );
}
