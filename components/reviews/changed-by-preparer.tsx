'use client';

import { formatDay } from '@/components/documents/document-labels';
import { Badge } from '@/components/ui/badge';
import { LocalTime } from '@/components/ui/local-time';
import { usePreparerChanges } from '@/lib/reviews/own-hooks';

type Place = { questionId: string } | { documentId: string; fieldPath: string };

/** Marks an answer or a value of a document that a preparer changed last. Nothing elsewhere. */
export function ChangedByPreparer({ place }: { place: Place }) {
  const { data } = usePreparerChanges();
  const change = data?.find(
    (one) =>
      one.isLatest &&
      ('questionId' in place
        ? one.questionId === place.questionId
        : one.documentId === place.documentId && one.fieldPaths.includes(place.fieldPath)),
  );
  if (change === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
      <Badge variant="info">Changed by your preparer</Badge>
      <span>
        {change.preparerName}, <LocalTime at={change.at} format={formatDay} />
      </span>
    </p>
  );
}
