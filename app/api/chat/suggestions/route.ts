import { z } from 'zod';
import { openChat } from '@/lib/chat/access';
import { loadView } from '@/lib/chat/load-view';
import { suggestQuestions } from '@/lib/chat/suggestions';
import { endpoint, route } from '@/lib/http/route';
import { ensureReturn } from '@/lib/returns/commands';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(z.string()),
    handle: async (call) => {
      const { taxReturn } = await ensureReturn(call);
      const { read } = await openChat(call, taxReturn.id);
      return suggestQuestions(await loadView(read));
    },
  }),
});
