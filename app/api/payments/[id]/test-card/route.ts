import { tryTestCard } from '@/lib/billing/commands';
import { TestCardInput, TestCardReply } from '@/lib/billing/schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

/** Stands in for the card provider's own form where no provider is configured. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    limit: 'card',
    body: TestCardInput,
    reply: TestCardReply,
    handle: async (call) => tryTestCard(call, call.params.id, call.body),
  }),
});
