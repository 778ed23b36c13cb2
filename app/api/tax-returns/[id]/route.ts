import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { parseReturnChange, setStatus } from '@/lib/returns/commands';
import { readReturn } from '@/lib/returns/queries';
import { TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: TaxReturn,
    handle: async (call) => readReturn(await openReturn(call, call.params.id, 'read')),
  }),
  PATCH: route({
    access: 'signed-in',
    params: IdParams,
    body: z.unknown(),
    reply: TaxReturn,
    handle: async (call) => {
      const open = await openReturn(call, call.params.id, 'set-status');
      const changed = await setStatus(open, parseReturnChange(call.body));
      after(sendDueEmails);
      return changed;
    },
  }),
});
