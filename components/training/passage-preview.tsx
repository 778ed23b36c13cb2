'use client';

import { Eye } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { usePassages } from '@/lib/training/hooks';
import { type PassageFlag, type TrainingMaterial } from '@/lib/training/schema';

const flagNames: Record<PassageFlag, string> = {
  orders: 'Contains instructions for an AI assistant',
  'hidden-text': 'Not visible on the page',
  'odd-characters': 'Contains invisible characters',
};

/** What a material was split into, and what is held back. */
export function PassagePreview({ material }: { material: TrainingMaterial }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`Preview ${material.title}`}>
          <Eye aria-hidden="true" />
        </Button>
      </DialogTrigger>
      <DialogContent
        title={material.title}
        description={
          material.flagged === 0
            ? 'Passages that answers can quote.'
            : `${material.flagged} of ${material.chunks} passages are withheld. Answers never quote them.`
        }
      >
        {/* Mounted with the dialog: the passages are not fetched before they are wanted. */}
        <Passages materialId={material.id} />
      </DialogContent>
    </Dialog>
  );
}

function Passages({ materialId }: { materialId: string }) {
  const { data, isError } = usePassages(materialId);
  if (isError) return <p role="alert">We couldn’t load the passages. Close this and try again.</p>;
  if (data === undefined) {
    return (
      <SkeletonGroup label="Loading the passages" className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <ol
      tabIndex={0}
      aria-label="Passages"
      className="grid max-h-[60dvh] gap-4 overflow-y-auto rounded-md border p-4 focus-visible:-outline-offset-2"
    >
      {data.map(({ id, page, heading, text, flags }) => (
        <li key={id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted-foreground tabular-nums">Page {page}</span>
            <span className="font-medium">{heading}</span>
            {flags.map((flag) => (
              <Badge key={flag} variant="warning">
                {flagNames[flag]}
              </Badge>
            ))}
          </p>
          <p className="text-sm break-words whitespace-pre-line text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
