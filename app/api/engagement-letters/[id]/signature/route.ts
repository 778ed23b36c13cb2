import { signLetter } from '@/lib/assignments/engagement';
import { EngagementLetter, EngagementSignature } from '@/lib/assignments/engagement-schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client'],
    params: IdParams,
    body: EngagementSignature,
    reply: EngagementLetter,
    handle: (call) => signLetter(call, call.params.id, call.body),
  }),
});
