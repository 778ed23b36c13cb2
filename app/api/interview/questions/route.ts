import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { listAllCategories } from '@/lib/interview/plan';
import { Category } from '@/lib/interview/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({ access: 'signed-in', reply: z.array(Category), handle: async () => listAllCategories() }),
});
