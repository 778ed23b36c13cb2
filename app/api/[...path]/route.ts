import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { endpoint, route } from '@/lib/http/route';

const nothing = route({
  access: 'public',
  params: z.unknown(),
  handle: async () => {
    throw new AppError('not_found');
  },
});

/** Addresses under /api that do not exist answer like everything else: our JSON, never a page. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: nothing,
  POST: nothing,
  PUT: nothing,
  PATCH: nothing,
  DELETE: nothing,
});
