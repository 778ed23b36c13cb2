import { z } from 'zod';
import { listHistory } from '@/lib/chat/queries';
import { ChatMessage, HistoryQuery } from '@/lib/chat/schema';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    query: HistoryQuery,
    reply: z.array(ChatMessage),
    handle: async (call) => {
      const open = await openReturn(call, call.query.taxReturnId, 'chat');
      const { messages, next } = await listHistory(open, call.query);
      return new Reply(messages, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});
