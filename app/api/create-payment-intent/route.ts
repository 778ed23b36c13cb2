import { openPayment } from '@/lib/billing/open-payment';
import { IntentInput, IntentReply } from '@/lib/billing/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    limit: 'payment',
    body: IntentInput,
    reply: IntentReply,
    handle: async (call) => openPayment(call, call.body),
  }),
});
