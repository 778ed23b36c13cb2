import { z } from 'zod';
import { readWorkload } from '@/lib/assignments/admin-queue';
import { Workload } from '@/lib/assignments/desk-schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({ access: ['admin'], reply: z.array(Workload), handle: readWorkload }),
});
