import { savePtin } from '@/lib/accounts/firm';
import { FirmView, PtinInput } from '@/lib/accounts/firm-schema';
import { endpoint, route } from '@/lib/http/route';

/** Every preparer enters their own. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PUT: route({
    access: ['preparer'],
    body: PtinInput,
    reply: FirmView,
    handle: (call) => savePtin(call, call.body),
  }),
});
