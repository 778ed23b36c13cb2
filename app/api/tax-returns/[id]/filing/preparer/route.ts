import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { letGo } from '@/lib/filing/let-go';
import { readFiling } from '@/lib/filing/queries';
import { FilingView, PreparerSignInput } from '@/lib/filing/schema';
import { signAsPreparer } from '@/lib/filing/sign';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    params: IdParams,
    body: PreparerSignInput,
    reply: FilingView,
    handle: async (call) => {
      await signAsPreparer(call, call.params.id, call.body);
      after(sendDueEmails);
      return readFiling(await openReturn(call, call.params.id, 'read'));
    },
  }),
  DELETE: route({
    access: ['preparer'],
    params: IdParams,
    reply: FilingView,
    handle: async (call) => {
      await letGo(call, call.params.id);
      return readFiling(await openReturn(call, call.params.id, 'read'));
    },
  }),
});
