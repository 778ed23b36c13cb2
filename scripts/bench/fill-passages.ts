import { db } from '@/lib/infra/db';

const passagesWanted = 10_000;

/** Fills the index with variations of our own passages, as many as a large office might upload. @returns the id of their material */
export async function fillPassages(): Promise<string> {
  const own = await db().trainingPassage.findMany({
    select: { title: true, heading: true, text: true, page: true },
  });
  const words = [...new Set(own.flatMap(({ text }) => text.split(/\W+/)).filter((word) => word.length > 3))];
  let seed = 7;
  const pick = () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length] ?? 'tax';
  const material = await db().trainingMaterial.create({
    data: {
      title: 'Bench',
      category: 'general',
      fileName: 'bench.pdf',
      fileSize: 1,
      sha256: '',
      storageKey: `training/bench-${Date.now()}`,
      status: 'active',
      pages: passagesWanted,
    },
  });
  for (let position = 0; position < passagesWanted; position += 500) {
    await db().trainingPassage.createMany({
      data: Array.from({ length: 500 }, (_, at) => ({
        materialId: material.id,
        position: position + at,
        page: position + at + 1,
        title: 'Bench',
        heading: Array.from({ length: 5 }, pick).join(' '),
        text: Array.from({ length: 80 }, pick).join(' '),
      })),
    });
  }
  await db().$executeRaw`ANALYZE "TrainingPassage"`;
  return material.id;
}
