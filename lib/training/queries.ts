import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import type { OpenMaterial, TrainingCall } from './access';
import { requireManager } from './access';
import { toFlags, toMaterial, withCounts } from './rows';
import type { TrainingMaterial, TrainingPassage } from './schema';

/** The materials, newest first, a page at a time. */
export async function listMaterials(
  call: TrainingCall,
  page: Page,
): Promise<{ materials: TrainingMaterial[]; next: string | null; unfinished: boolean }> {
  requireManager(call);
  const { shown, next } = await readListPage(
    page,
    (id) => db().trainingMaterial.findUnique({ where: { id }, select: placeColumns }),
    (place, take) =>
      db().trainingMaterial.findMany({
        where: olderThan(place),
        include: withCounts,
        orderBy: newestFirst,
        take,
      }),
  );
  return {
    materials: shown.map(toMaterial),
    next,
    unfinished: shown.some(({ status }) => status === 'processing'),
  };
}

/** What a material was split into, in the order of its pages. */
export async function listPassages(
  open: OpenMaterial<'manage'>,
  page: Page,
): Promise<{ passages: TrainingPassage[]; next: string | null }> {
  const { shown, next } = await readListPage(
    page,
    (id) =>
      db().trainingPassage.findUnique({ where: { id, materialId: open.id }, select: { position: true } }),
    (place, take) =>
      db().trainingPassage.findMany({
        where: { materialId: open.id, ...(place === null ? {} : { position: { gt: place.position } }) },
        select: { id: true, page: true, heading: true, text: true, flags: true },
        orderBy: { position: 'asc' },
        take,
      }),
  );
  return { passages: shown.map((row) => ({ ...row, flags: toFlags(row.flags) })), next };
}
