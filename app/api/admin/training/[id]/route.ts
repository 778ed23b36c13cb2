import { after } from 'next/server';
import { deleteDueFiles } from '@/lib/account-data/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openMaterial } from '@/lib/training/access';
import { deleteMaterial } from '@/lib/training/commands';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['admin'],
    params: IdParams,
    handle: async (call) => {
      await deleteMaterial(await openMaterial(call, call.params.id, 'manage'));
      after(deleteDueFiles);
      return new Reply(undefined, { status: 204 });
    },
  }),
});
