import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { Removed } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { removeSalesImport } from '@/lib/returns/sales-imports';

const ImportParams = z.object({ taxReturnId: z.string(), importId: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    params: ImportParams,
    reply: Removed,
    handle: async (call) => {
      const { taxReturnId, importId } = call.params;
      return removeSalesImport(await openReturn(call, taxReturnId, 'edit'), importId);
    },
  }),
});
