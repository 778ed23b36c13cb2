'use client';

import { PagedList } from '@/components/layout/paged-list';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
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
  const materials = useMaterials();
  return (
    <Card asChild>
      <section aria-labelledby="training-list">
        <CardHeader className="pb-5 sm:pb-6">
          <CardTitle id="training-list">Uploaded materials</CardTitle>
        </CardHeader>
        <PagedList
          pages={materials}
          noun="materials"
          empty="No training material yet. Upload a PDF. The co-pilot can cite it as soon as it is active."
        >
          {(entries) => (
            <ul className="grid divide-y" aria-live="polite">
              {entries.map((material) => (
                <MaterialRow key={material.id} material={material} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </Card>
  );
}

function MaterialRow({ material }: { material: TrainingMaterial }) {
  const { title, description, category, fileName, fileSize, status, problem, pages, chunks } = material;
  return (
    <li className="flex items-start justify-between gap-3 py-4">
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
