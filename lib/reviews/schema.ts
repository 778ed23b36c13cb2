import { z } from 'zod';

export const ReviewStatus = z.enum(['reviewed', 'approved', 'needs-clarification']);

export const ReviewInput = z.strictObject({
  documentId: z.string().min(1).max(100),
  status: ReviewStatus.default('reviewed'),
  notes: z.string().trim().max(4000).default(''),
  recommendations: z.string().trim().max(4000).default(''),
});
export type ReviewInput = z.infer<typeof ReviewInput>;

export const Review = z.object({
  id: z.string(),
  documentId: z.string(),
  status: ReviewStatus,
  notes: z.string(),
  recommendations: z.string(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;
