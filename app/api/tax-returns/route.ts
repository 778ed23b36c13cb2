import { AppError } from '@/lib/errors';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { endpoint, Reply, route } from '@/lib/http/route';
import { ensureReturn } from '@/lib/returns/commands';
import { CreateReturnInput, TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client'],
    body: CreateReturnInput,
    reply: TaxReturn,
    handle: async (call) => {
      const { taxYear } = call.body;
      const { taxReturn, created } = await ensureReturn(call, taxYear);
      // The first year's draft makes itself, so asking for it again gives it; another year is opened once.
      if (!created && taxYear !== firstTaxYear)
        throw new AppError('conflict', `You already have a return for ${taxYear}.`);
      return new Reply(taxReturn, { status: created ? 201 : 200 });
    },
  }),
});
