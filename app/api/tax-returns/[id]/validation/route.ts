import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { ValidationResult } from '@/lib/returns/schema';
import { validateReturn } from '@/lib/returns/validation';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: ValidationResult,
    handle: async (call) => validateReturn(await openReturn(call, call.params.id, 'read')),
  }),
});
