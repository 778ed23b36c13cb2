import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { NewClients, NewClientsInput } from '@/lib/assignments/client-record-schema';
import { addClients } from '@/lib/assignments/client-records';
import { listClients } from '@/lib/assignments/queue';
import { AssignedClient } from '@/lib/assignments/schema';
import { PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    query: PageQuery,
    reply: z.array(AssignedClient),
    handle: async ({ actor, query }) => {
      const { clients, next } = await listClients(actor, query);
      return new Reply(clients, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
  POST: route({
    access: ['preparer'],
    limit: 'invite',
    body: NewClientsInput,
    reply: NewClients,
    status: 201,
    handle: async (call) => {
      const done = await addClients(call, call.body);
      after(sendDueEmails);
      return done;
    },
  }),
});
