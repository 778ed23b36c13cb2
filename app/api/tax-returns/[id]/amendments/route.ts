import { openAmendment } from '@/lib/filing/amend';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    reply: TaxReturn,
    status: 201,
    handle: (call) => openAmendment(call, call.params.id),
  }),
});
