import { after } from 'next/server';
import { isUnderWay, readFiling } from '@/lib/filing/queries';
import { FilingView } from '@/lib/filing/schema';
import { runDueFilings } from '@/lib/filing/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: FilingView,
    handle: async (call) => {
      const view = await readFiling(await openReturn(call, call.params.id, 'read'));
      if (isUnderWay(view)) after(runDueFilings);
      return view;
    },
  }),
});
