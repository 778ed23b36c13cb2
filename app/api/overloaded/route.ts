import { AppError } from '@/lib/errors';
import { endpoint, route } from '@/lib/http/route';

const refuse = route({
  access: 'public',
  handle: () => {
    throw new AppError('unavailable', 'Plainfile is very busy right now. Please try again in a moment.', {
      retryAfter: 2,
    });
  },
});

/** Where requests end up that are too many at once (lib/http/overload.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
});
