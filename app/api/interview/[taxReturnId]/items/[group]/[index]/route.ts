import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { Removed } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { removeAnswerItem } from '@/lib/returns/remove-item';

const ItemParams = z.object({
  taxReturnId: z.string(),
  group: z.string().max(40),
  index: z.coerce.number().int().min(0).max(999),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    params: ItemParams,
    reply: Removed,
    handle: async (call) => {
      const { taxReturnId, group, index } = call.params;
      return removeAnswerItem(await openReturn(call, taxReturnId, 'edit'), group, index);
    },
  }),
});
