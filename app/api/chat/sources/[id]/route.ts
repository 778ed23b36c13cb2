import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openMaterial } from '@/lib/training/access';
import { servePdf } from '@/lib/training/serve-pdf';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => servePdf(await openMaterial(call, call.params.id, 'open')),
  }),
});
