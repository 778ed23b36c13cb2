import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { calculate } from '@/lib/returns/commands';
import { TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    limit: 'calculate',
    params: IdParams,
    reply: TaxReturn,
    handle: async (call) => {
      const taxReturn = await calculate(await openReturn(call, call.params.id, 'calculate'));
      if (call.actor.role === 'preparer') after(sendDueEmails);
      return taxReturn;
    },
  }),
});
