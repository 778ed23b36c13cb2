'use client';

import { useRef } from 'react';
import { PagedList } from '@/components/layout/paged-list';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Card, CardHeader, CardTitle } from '@/components/ui/card';
import { countOf } from '@/lib/format/words';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const materials = useMaterials();
  return (
    <Card asChild>
      <section aria-labelledby="training-list">
        <CardHeader className="pb-5 sm:pb-6">
          <CardTitle id="training-list" ref={heading} tabIndex={-1} className="outline-none">
            Uploaded materials
          </CardTitle>
        </CardHeader>
        <PagedList
          pages={materials}
          noun="materials"
          empty="No training material yet. Upload a PDF, and the co-pilot can cite it once it’s active."
        >
          {(entries) => (
            <ul className="grid divide-y" aria-live="polite">
              {entries.map((material) => (
                <MaterialRow
                  key={material.id}
                  material={material}
                  // The row and its button are gone: the focus goes to the list's heading.
                  onDeleted={() => heading.current?.focus()}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </Card>
  );
}

type MaterialRowProps = { material: TrainingMaterial; onDeleted: () => void };

function MaterialRow({ material, onDeleted }: MaterialRowProps) {
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
        <p className="text-sm break-words text-muted-foreground tabular-nums">
          {/* Only a file's name may break anywhere: "17 passages" must not read as 1 and 7. */}
          <span className="break-all">{fileName}</span>, {Math.round(fileSize / 1024)} KB
          {status === 'active'
            ? `, ${countOf(pages, 'page', 'pages')}, ${countOf(chunks, 'passage', 'passages')}`
            : ''}
        </p>
        {problem === null ? null : (
          <p className={status === 'failed' ? 'text-sm text-destructive' : 'text-sm text-warning'}>
            {problem}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {status === 'active' ? <PassagePreview material={material} /> : null}
        <DeleteMaterial material={material} onDeleted={onDeleted} />
      </div>
    </li>
  );
}
