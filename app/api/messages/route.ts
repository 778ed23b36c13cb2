import { z } from 'zod';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openThread } from '@/lib/messages/access';
import { sendMessage } from '@/lib/messages/commands';
import { listMessages } from '@/lib/messages/queries';
import { Message, SendInput, ThreadPage, ThreadQuery } from '@/lib/messages/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    query: ThreadPage,
    reply: z.array(Message),
    handle: async (call) => {
      const { messages, next } = await listMessages(await openThread(call, call.query.clientId), call.query);
      return new Reply(messages, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
  POST: route({
    access: ['client', 'preparer'],
    query: ThreadQuery,
    limit: 'message',
    body: SendInput,
    reply: Message,
    status: 201,
    form: {
      body: (fields) => ({ body: fields.get('body') ?? '', attachments: [] }),
      page: (_fields, address) => threadPage(address.searchParams.get('clientId')),
      next: (_message, { query }) => threadPage(query.clientId ?? null),
      kept: ['body'],
    },
    handle: async (call) => sendMessage(await openThread(call, call.query.clientId), call.body),
  }),
});

const threadPage = (clientId: string | null): string =>
  clientId === null ? '/messages' : `/messages?${new URLSearchParams({ client: clientId })}`;
