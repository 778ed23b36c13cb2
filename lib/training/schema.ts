import { z } from 'zod';

/** What a material is about (spec section 9), in the order of the list. */
export const TrainingCategory = z.enum([
  'general',
  'deductions',
  'credits',
  'business',
  'forms',
  'regulations',
]);
export type TrainingCategory = z.infer<typeof TrainingCategory>;

export const categoryNames: Record<TrainingCategory, string> = {
  general: 'General Tax Knowledge',
  deductions: 'Deductions',
  credits: 'Tax Credits',
  business: 'Business Taxes',
  forms: 'Tax Forms',
  regulations: 'IRS Regulations',
};

/** The fields that come with the file of an upload. */
export const TrainingFields = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title.').max(200, 'At most 200 characters.'),
  description: z.string().trim().max(900, 'At most 900 characters.').default(''),
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
