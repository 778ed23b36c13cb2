import { after } from 'next/server';
import { StateFileReply, StateParams } from '@/lib/filing/states/schema';
import { fileStateReturn } from '@/lib/filing/states/send';
import { runDueFilings } from '@/lib/filing/work';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: StateParams,
    reply: StateFileReply,
    status: 202,
    handle: async (call) => {
      const reply = await fileStateReturn(call, call.params.id, call.params.state);
      after(runDueFilings);
      return reply;
    },
  }),
});
