import { z } from 'zod';
import { trainingCategories } from './categories';

export const TrainingCategory = z.enum(trainingCategories);
export type TrainingCategory = z.infer<typeof TrainingCategory>;

/** The fields that come with the file of an upload. */
export const TrainingFields = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title.').max(200, 'Use no more than 200 characters.'),
  description: z.string().trim().max(900, 'Use no more than 900 characters.').default(''),
  category: TrainingCategory.default('general'),
});
export type TrainingFields = z.infer<typeof TrainingFields>;

export const TrainingMaterial = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: TrainingCategory,
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.number(),
  status: z.enum(['processing', 'active', 'failed']),
  /** Why it failed, or what an administrator should look at. */
  problem: z.string().nullable(),
  pages: z.number(),
  /** How many passages it was split into. */
  chunks: z.number(),
  /** How many of them are held back until somebody has looked. */
  flagged: z.number(),
  createdAt: z.string(),
});
export type TrainingMaterial = z.infer<typeof TrainingMaterial>;

/** Why a passage is held back. */
export const PassageFlag = z.enum(['orders', 'hidden-text', 'odd-characters']);
export type PassageFlag = z.infer<typeof PassageFlag>;

export const TrainingPassage = z.object({
  id: z.string(),
  page: z.number(),
  heading: z.string(),
  text: z.string(),
  flags: z.array(PassageFlag),
});
export type TrainingPassage = z.infer<typeof TrainingPassage>;
