import { after } from 'next/server';
import { readFiling } from '@/lib/filing/queries';
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
      // A rejection is asked about once more: an acceptance may overtake it.
      if (view.moving || view.state === 'rejected') after(runDueFilings);
      return view;
    },
  }),
});
