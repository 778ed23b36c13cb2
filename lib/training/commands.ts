import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { dropStored, type ReceivedFile } from '@/lib/documents/receive-upload';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { type OpenMaterial, requireManager, type TrainingCall } from './access';
import { toMaterial, withCounts } from './rows';
import type { TrainingFields, TrainingMaterial } from './schema';

/**
 * Makes a stored PDF training material and queues its reading. Nothing of it is found before it is read.
 * @throws AppError forbidden for everybody but administrators; the stored bytes are removed when anything fails
 */
export async function addMaterial(
  call: TrainingCall,
  file: ReceivedFile<TrainingFields>,
): Promise<TrainingMaterial> {
  try {
    requireManager(call);
    return await db().$transaction(async (tx) => {
      const row = await tx.trainingMaterial.create({
        data: {
          ...file.fields,
          fileName: file.name,
          fileSize: file.size,
          sha256: file.sha256,
          storageKey: file.storageKey,
        },
        include: withCounts,
      });
      await enqueueJob(tx, 'read-training', row.id);
      await recordAudit(tx, sourceOf(call), {
        action: 'training.uploaded',
        objectType: 'TrainingMaterial',
        objectId: row.id,
        detail: { size: file.size, category: file.fields.category },
      });
      return toMaterial(row);
    });
  } catch (error) {
    await dropStored(file.storageKey);
    throw error;
  }
}

/** Deletes a material with every passage of it and its bytes: no later answer can cite it. */
export async function deleteMaterial(open: OpenMaterial<'manage'>): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.trainingMaterial.deleteMany({ where: { id: open.id } });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(open), {
      action: 'training.deleted',
      objectType: 'TrainingMaterial',
      objectId: open.id,
    });
    await enqueueJob(tx, 'delete-file', open.storageKey);
  });
}
