import { answerTestBank } from '@/lib/billing/commands';
import { TestAuthenticationInput, TestCardReply } from '@/lib/billing/schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    body: TestAuthenticationInput,
    reply: TestCardReply,
    handle: async (call) => answerTestBank(call, call.params.id, call.body),
  }),
});
