import type { TrainingMaterialModel } from '@/.generated/prisma/models';
import { PassageFlag, TrainingCategory, type TrainingMaterial } from './schema';

export const withCounts = {
  _count: { select: { passages: true } },
  passages: { where: { flags: { isEmpty: false } }, select: { id: true } },
} as const;

type MaterialRow = TrainingMaterialModel & { _count: { passages: number }; passages: { id: string }[] };

/** A material as the API gives it. */
export function toMaterial(row: MaterialRow): TrainingMaterial {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: TrainingCategory.catch('general').parse(row.category),
    fileName: row.fileName,
    fileSize: row.fileSize,
    status: row.status,
    problem: row.problem,
    pages: row.pages,
    chunks: row._count.passages,
    flagged: row.passages.length,
    createdAt: row.createdAt.toISOString(),
  };
}

export const toFlags = (flags: readonly string[]): PassageFlag[] =>
  flags.flatMap((flag) => PassageFlag.safeParse(flag).data ?? []);
