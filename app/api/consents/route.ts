import { z } from 'zod';
import { grantConsent } from '@/lib/consents/commands';
import { listConsents } from '@/lib/consents/queries';
import { Consent, GrantInput } from '@/lib/consents/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(Consent),
    handle: async ({ actor }) => listConsents(actor),
  }),
  POST: route({
    access: ['client'],
    body: GrantInput,
    reply: Consent,
    status: 201,
    handle: async (call) => grantConsent(call, call.body),
  }),
});
