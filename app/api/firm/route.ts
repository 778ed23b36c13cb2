import { readFirm, saveFirm } from '@/lib/accounts/firm';
import { FirmInput, FirmView } from '@/lib/accounts/firm-schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer', 'admin'],
    reply: FirmView,
    handle: (call) => readFirm(call.actor),
  }),
  PUT: route({
    access: ['admin'],
    body: FirmInput,
    reply: FirmView,
    handle: (call) => saveFirm(call, call.body),
  }),
});
