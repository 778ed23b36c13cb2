import { db } from '@/lib/infra/db';
import type { OpenMaterial, TrainingCall } from './access';
import { requireManager } from './access';
import { toFlags, toMaterial, withCounts } from './rows';
import type { TrainingMaterial, TrainingPassage } from './schema';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The materials, newest first, a page at a time. */
export async function listMaterials(
  call: TrainingCall,
  page: Page,
): Promise<{ materials: TrainingMaterial[]; next: string | null; unfinished: boolean }> {
  requireManager(call);
  const rows = await db().trainingMaterial.findMany({
    include: withCounts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    materials: shown.map(toMaterial),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
    unfinished: shown.some(({ status }) => status === 'processing'),
  };
}

/** What a material was split into, in the order of its pages. */
export async function listPassages(
  open: OpenMaterial<'manage'>,
  page: Page,
): Promise<{ passages: TrainingPassage[]; next: string | null }> {
  const rows = await db().trainingPassage.findMany({
    where: { materialId: open.id },
    select: { id: true, page: true, heading: true, text: true, flags: true },
    orderBy: { position: 'asc' },
    take: page.limit + 1,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    passages: shown.map((row) => ({ ...row, flags: toFlags(row.flags) })),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
