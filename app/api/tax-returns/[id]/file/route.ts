import { after } from 'next/server';
import { FileReply } from '@/lib/filing/schema';
import { fileReturn } from '@/lib/filing/send';
import { runDueFilings } from '@/lib/filing/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    reply: FileReply,
    status: 202,
    handle: async (call) => {
      const reply = await fileReturn(call, call.params.id);
      after(runDueFilings);
      return reply;
    },
  }),
});
