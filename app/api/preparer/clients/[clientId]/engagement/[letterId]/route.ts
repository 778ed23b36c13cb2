import { openClient } from '@/lib/assignments/access';
import { withdrawLetter } from '@/lib/assignments/engagement';
import { LetterParams } from '@/lib/assignments/engagement-schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['preparer'],
    params: LetterParams,
    handle: async (call) => {
      await withdrawLetter(await openClient(call, call.params.clientId), call.params.letterId);
      return new Reply(null, { status: 204 });
    },
  }),
});
