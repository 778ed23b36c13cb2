import { recordAudit } from '@/lib/audit/commands';
import { readPages } from '@/lib/documents/extract/run-reader';
import { countOf } from '@/lib/format/words';
import { db } from '@/lib/infra/db';
import { runDueJobs, type JobWorker } from '@/lib/infra/jobs';
import { storage } from '@/lib/infra/storage';
import { embedMaterial } from './embeddings';
import { splitPassages, type Passage } from './split-passages';

const system = { actorId: null, actorRole: 'system' } as const;

/** Works off what waits to be read: called after uploads, when a list shows unfinished ones, and by the cron route. */
export function readDueTraining(): Promise<number> {
  return runDueJobs({ 'read-training': worker });
}

/** A longer PDF is not read: a job has to end. */
const mostPages = 400;

const unread = 'We couldn’t read this PDF. Delete it and upload it again.';
/** Why nothing was read, for the person who uploaded it. */
const reasons: Partial<Record<string, string>> = {
  password_needed:
    'This PDF is locked with a password. Save a copy without the password and upload that one.',
  damaged_file:
    'This PDF is damaged and can’t be opened. Download it again from the source and upload the new copy.',
  too_many_pages: `This PDF has more than ${mostPages} pages. Split it and upload the parts.`,
  took_too_long: 'This PDF took too long to read, so we stopped. Split it and upload the parts.',
  too_complex: 'This PDF is too complex to process. Split it and upload the parts.',
};

const worker: JobWorker = {
  run: async (materialId) => {
    const row = await db().trainingMaterial.findUnique({
      where: { id: materialId },
      select: { storageKey: true },
    });
    if (row === null) return; // deleted while it waited
    const stream = await storage().get(row.storageKey);
    if (stream === null) return fail(materialId, 'The file no longer exists. Upload it again.');
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const read = await readPages({ bytes }, { timeLimitMs: 25_000, pageLimit: mostPages });
    if (!read.ok) return fail(materialId, reasons[read.problem.code] ?? unread);
    const passages = splitPassages(read.pages);
    if (passages.length === 0)
      return fail(materialId, 'This PDF has no text. Run OCR on the scan, then upload it again.');
    await keepPassages(materialId, read.pageCount, passages);
    await embedMaterial(materialId);
  },
  giveUp: (materialId) => fail(materialId, unread),
};

async function keepPassages(materialId: string, pages: number, passages: readonly Passage[]): Promise<void> {
  const flagged = passages.filter(({ flags }) => flags.length > 0).length;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "TrainingMaterial" WHERE "id" = ${materialId} FOR UPDATE`;
    const row = await tx.trainingMaterial.findUnique({ where: { id: materialId } });
    if (row === null) return;
    await tx.trainingPassage.deleteMany({ where: { materialId } });
    await tx.trainingPassage.createMany({
      data: passages.map((passage, position) => ({ ...passage, materialId, position, title: row.title })),
    });
    await tx.trainingMaterial.update({
      where: { id: materialId },
      data: {
        status: 'active',
        pages,
        problem:
          flagged === 0
            ? null
            : `${countOf(flagged, 'passage is', 'passages are')} withheld. Check the preview.`,
      },
    });
    await recordAudit(tx, system, {
      action: 'training.read',
      objectType: 'TrainingMaterial',
      objectId: materialId,
      detail: { pages, passages: passages.length, flagged },
    });
  });
}

async function fail(materialId: string, problem: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.trainingPassage.deleteMany({ where: { materialId } });
    const { count } = await tx.trainingMaterial.updateMany({
      where: { id: materialId },
      data: { status: 'failed', problem },
    });
    if (count === 0) return;
    await recordAudit(tx, system, {
      action: 'training.failed',
      objectType: 'TrainingMaterial',
      objectId: materialId,
    });
  });
}
