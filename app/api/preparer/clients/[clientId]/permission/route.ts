import { openClient } from '@/lib/assignments/access';
import { PaperForm, PaperPermissionInput } from '@/lib/assignments/client-record-schema';
import { endPermission, paperForm, recordPermission } from '@/lib/assignments/client-records';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: PaperForm,
    handle: async (call) => {
      await openClient(call, call.params.clientId);
      return paperForm();
    },
  }),
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    body: PaperPermissionInput,
    handle: async (call) => {
      await recordPermission(await openClient(call, call.params.clientId), call.body);
      return new Reply(null, { status: 204 });
    },
  }),
  DELETE: route({
    access: ['preparer'],
    params: ClientParams,
    handle: async (call) => {
      await endPermission(await openClient(call, call.params.clientId));
      return new Reply(null, { status: 204 });
    },
  }),
});
