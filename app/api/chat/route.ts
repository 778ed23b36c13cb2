import { endpoint, route } from '@/lib/http/route';
import { openChat } from '@/lib/chat/access';
import { ask } from '@/lib/chat/commands';
import { AskInput, Exchange } from '@/lib/chat/schema';
import { streamAnswer, wantsStream } from '@/lib/chat/stream';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    body: AskInput,
    reply: Exchange,
    limit: 'chat',
    handle: async (call) => {
      const { message, taxReturnId } = call.body;
      const open = await openChat(call, taxReturnId);
      const { signal, headers } = call.request;
      if (wantsStream(headers))
        return streamAnswer(signal, call.requestId, (progress) => ask(open, message, progress));
      return ask(open, message, { signal, tell: () => undefined, pass: () => undefined });
    },
  }),
});
