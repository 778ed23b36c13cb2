import { endpoint, Reply, route } from '@/lib/http/route';
import { ensureReturn } from '@/lib/returns/commands';
import { CreateReturnInput, TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client'],
    body: CreateReturnInput,
    reply: TaxReturn,
    handle: async (call) => {
      const { taxReturn, created } = await ensureReturn(call);
      return new Reply(taxReturn, { status: created ? 201 : 200 });
    },
  }),
});
