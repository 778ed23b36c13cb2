import { z } from 'zod';

/** Path parameters that hold one id. The shape of ids is checked by route(); what does not exist is a 404. */
export const IdParams = z.object({ id: z.string() });
export const UserParams = z.object({ userId: z.string() });
export const ReturnParams = z.object({ taxReturnId: z.string() });

/** `?cursor=&limit=` of lists that can grow (contract section 1). */
export const PageQuery = z.strictObject({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
