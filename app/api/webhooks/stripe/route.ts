import { after } from 'next/server';
import { z } from 'zod';
import { takeEvent } from '@/lib/billing/webhook';
import { settleDuePayments } from '@/lib/billing/work';
import { readText } from '@/lib/http/body';
import { endpoint, route } from '@/lib/http/route';
import { readStripeEvent } from '@/lib/infra/stripe';

const bodyLimit = 262_144;

/** The card provider tells what became of payments. Only its signature over the raw body counts. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    body: 'stream',
    reply: z.object({ received: z.literal(true) }),
    handle: async ({ request }) => {
      const body = await readText(request, bodyLimit);
      await takeEvent(readStripeEvent(body, request.headers.get('stripe-signature')));
      after(settleDuePayments);
      return { received: true };
    },
  }),
});
