import { after } from 'next/server';
import { deleteDueFiles } from '@/lib/account-data/work';
import { openClient } from '@/lib/assignments/access';
import { removeRecord } from '@/lib/assignments/client-records';
import { readClient } from '@/lib/assignments/queries';
import { ClientDetail, ClientParams } from '@/lib/assignments/schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: ClientDetail,
    handle: async (call) => readClient(await openClient(call, call.params.clientId)),
  }),
  DELETE: route({
    access: ['preparer'],
    params: ClientParams,
    handle: async (call) => {
      await removeRecord(await openClient(call, call.params.clientId));
      after(deleteDueFiles);
      return new Reply(null, { status: 204 });
    },
  }),
});
