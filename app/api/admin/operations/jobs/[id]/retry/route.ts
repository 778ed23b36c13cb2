import { after } from 'next/server';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { retryJob } from '@/lib/operations/commands';
import { runDueWork } from '@/lib/operations/due-work';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['admin'],
    params: IdParams,
    status: 204,
    handle: async (call) => {
      await retryJob(call, call.params.id);
      after(runDueWork);
    },
  }),
});
