'use client';

import { BookOpen } from 'lucide-react';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useMaterials } from '@/lib/training/hooks';
import { categoryNames } from '@/lib/training/categories';
import { type TrainingMaterial } from '@/lib/training/schema';
import { DeleteMaterial } from './delete-material';
import { PassagePreview } from './passage-preview';

const badges: Record<TrainingMaterial['status'], BadgeVariant> = {
  processing: 'warning',
  active: 'success',
  failed: 'destructive',
};

/** What was uploaded, newest first. */
export function MaterialList() {
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useMaterials();
  return (
    <Card asChild>
      <section aria-labelledby="training-list">
        <CardHeader>
          <CardTitle id="training-list">Uploaded materials</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
          {data === undefined && isError ? (
            <ErrorState
              title="The materials could not be loaded"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              Nothing is lost. Try again in a moment.
            </ErrorState>
          ) : null}
          {data === undefined && !isError ? (
            <SkeletonGroup label="Loading the materials" className="grid gap-3">
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-20 w-full" />
            </SkeletonGroup>
          ) : null}
          {data?.length === 0 ? (
            <EmptyState icon={BookOpen} title="No training material yet" as="h3">
              Upload a PDF. The co-pilot can cite it as soon as it is active.
            </EmptyState>
          ) : null}
          {data === undefined || data.length === 0 ? null : (
            <ul className="grid divide-y" aria-live="polite">
              {data.map((material) => (
                <MaterialRow key={material.id} material={material} />
              ))}
            </ul>
          )}
          {hasNextPage ? (
            <Button
              variant="outline"
              className="justify-self-center"
              pending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          ) : null}
        </CardContent>
      </section>
    </Card>
  );
}

function MaterialRow({ material }: { material: TrainingMaterial }) {
  const { title, description, category, fileName, fileSize, status, problem, pages, chunks } = material;
  return (
    <li className="flex items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-semibold break-words">{title}</h3>
          <Badge variant={badges[status]}>{status}</Badge>
          <Badge>{categoryNames[category]}</Badge>
        </div>
        {description === '' ? null : <p className="text-sm break-words">{description}</p>}
        <p className="text-sm break-all text-muted-foreground tabular-nums">
          {fileName}, {Math.round(fileSize / 1024)} KB
          {status === 'active' ? `, ${count(pages, 'page')}, ${count(chunks, 'passage')}` : ''}
        </p>
        {problem === null ? null : (
          <p className={status === 'failed' ? 'text-sm text-destructive' : 'text-sm text-warning'}>
            {problem}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {status === 'active' ? <PassagePreview material={material} /> : null}
        <DeleteMaterial material={material} />
      </div>
    </li>
  );
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
