import { z } from 'zod';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { removeAnswerItem } from '@/lib/returns/answers';

const ItemParams = z.object({
  taxReturnId: z.string(),
  group: z.string().max(40),
  index: z.coerce.number().int().min(0).max(999),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    params: ItemParams,
    handle: async (call) => {
      const { taxReturnId, group, index } = call.params;
      await removeAnswerItem(await openReturn(call, taxReturnId, 'edit'), group, index);
      return new Reply(null, { status: 204 });
    },
  }),
});
