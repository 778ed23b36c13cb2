import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { endpoint, route } from '@/lib/http/route';
import { findCategory } from '@/lib/interview/find-category';
import { Question } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readPlan } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: z.object({ category: z.string() }),
    query: z.strictObject({ taxReturnId: z.string().min(1).max(100) }),
    reply: z.array(Question),
    handle: async (call) => {
      const plan = await readPlan(await openReturn(call, call.query.taxReturnId, 'read'));
      const category = findCategory(plan.categories, call.params.category);
      if (category === null) throw new AppError('not_found');
      return category.questions;
    },
  }),
});
