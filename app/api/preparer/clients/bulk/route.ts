import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { BulkResult } from '@/lib/assignments/desk-schema';
import { endpoint, route } from '@/lib/http/route';
import { askMany } from '@/lib/reviews/bulk';
import { AskManyInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    body: AskManyInput,
    reply: z.array(BulkResult),
    handle: async (call) => {
      const results = await askMany(call, call.body);
      after(sendDueEmails);
      return results;
    },
  }),
});
