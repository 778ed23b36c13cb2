import { z } from 'zod';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { undoRemoval } from '@/lib/returns/undo';

const RemovalParams = z.object({ taxReturnId: z.string(), removalId: z.string() });

/** Puts back an item, a list of sales or an answer that the caller removed within the last minute. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: RemovalParams,
    handle: async (call) => {
      const { taxReturnId, removalId } = call.params;
      await undoRemoval(await openReturn(call, taxReturnId, 'edit'), removalId);
      return new Reply(null, { status: 204 });
    },
  }),
});
