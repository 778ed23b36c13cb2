import { after } from 'next/server';
import { fileExtension, readExtension } from '@/lib/filing/extension';
import { ExtensionInput, ExtensionView } from '@/lib/filing/extension-schema';
import { FileReply } from '@/lib/filing/schema';
import { runDueFilings } from '@/lib/filing/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: ExtensionView,
    handle: async (call) => {
      const view = await readExtension(await openReturn(call, call.params.id, 'read'));
      if (view.moving) after(runDueFilings);
      return view;
    },
  }),
  POST: route({
    access: 'signed-in',
    params: IdParams,
    body: ExtensionInput,
    reply: FileReply,
    status: 202,
    handle: async (call) => {
      const reply = await fileExtension(call, call.params.id, call.body);
      after(runDueFilings);
      return reply;
    },
  }),
});
