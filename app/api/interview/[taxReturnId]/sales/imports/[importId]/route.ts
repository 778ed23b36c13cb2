import { z } from 'zod';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { removeSalesImport } from '@/lib/returns/sales-imports';

const ImportParams = z.object({ taxReturnId: z.string(), importId: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    params: ImportParams,
    handle: async (call) => {
      const { taxReturnId, importId } = call.params;
      await removeSalesImport(await openReturn(call, taxReturnId, 'edit'), importId);
      return new Reply(null, { status: 204 });
    },
  }),
});
