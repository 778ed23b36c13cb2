import { after } from 'next/server';
import { prefetchPages } from '@/lib/http/prefetch';
import type { TrainingCall } from './access';
import { materialsKey } from './keys';
import { listMaterials } from './queries';
import { TrainingMaterial } from './schema';
import { readDueTraining } from './work';

/** The materials, newest first; what waits to be read goes on being read. */
export const prefetchMaterials = (call: TrainingCall) =>
  prefetchPages(materialsKey, TrainingMaterial, async () => {
    const { materials, next, unfinished } = await listMaterials(call, { limit: 100 });
    if (unfinished) after(readDueTraining);
    return { entries: materials, next };
  });
