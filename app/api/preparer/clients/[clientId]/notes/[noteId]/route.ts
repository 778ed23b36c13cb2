import { z } from 'zod';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, Reply, route } from '@/lib/http/route';
import { removeNote } from '@/lib/reviews/notes';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['preparer'],
    params: ClientParams.extend({ noteId: z.string() }),
    handle: async (call) => {
      await removeNote(await openClient(call, call.params.clientId), call.params.noteId);
      return new Reply(null, { status: 204 });
    },
  }),
});
