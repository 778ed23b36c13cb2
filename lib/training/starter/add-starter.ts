import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { recordAudit } from '@/lib/audit/commands';
import { db } from '@/lib/infra/db';
import { newStorageKey, storage } from '@/lib/infra/storage';
import { splitPassages } from '../split-passages';
import { starterMaterials } from './all';
import { drawStarterPdf } from './draw-pdf';
import type { StarterMaterial } from './material';

const tenMegabytes = 10_485_760;

/** The text of its pages as the reader finds it in the PDF. */
export const toPageTexts = ({ pages }: StarterMaterial) =>
  pages.map((sections, index) => ({
    page: index + 1,
    text: sections.map(([heading, text, source]) => `${heading}\n${text} Source: ${source}.`).join('\n\n'),
    hidden: '',
  }));

/** Adds the material that ships with the product, once. @returns how many were added */
export async function addStarterMaterials(): Promise<number> {
  let added = 0;
  for (const material of starterMaterials) {
    const fileName = `plainfile-${material.slug}.pdf`;
    const known = await db().trainingMaterial.count({ where: { fileName } });
    if (known > 0) continue;
    const bytes = await drawStarterPdf(material);
    const storageKey = newStorageKey('training');
    await storage().put(storageKey, Readable.from([Buffer.from(bytes)]), tenMegabytes);
    const passages = splitPassages(toPageTexts(material));
    await db().$transaction(async (tx) => {
      const { title, description, category, pages } = material;
      const row = await tx.trainingMaterial.create({
        data: {
          title,
          description,
          category,
          fileName,
          fileSize: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          storageKey,
          status: 'active',
          pages: pages.length,
        },
      });
      await tx.trainingPassage.createMany({
        data: passages.map((passage, position) => ({ ...passage, title, materialId: row.id, position })),
      });
      await recordAudit(
        tx,
        { actorId: null, actorRole: 'system' },
        { action: 'training.seeded', objectType: 'TrainingMaterial', objectId: row.id },
      );
    });
    added += 1;
  }
  return added;
}
