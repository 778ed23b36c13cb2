import { readOwnPayment } from '@/lib/billing/queries';
import { writeReceipt } from '@/lib/billing/receipt';
import { AppError } from '@/lib/errors';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    handle: async ({ actor, params }) => {
      const receipt = await readOwnPayment(actor, params.id);
      if (receipt.payment.succeededAt === null)
        throw new AppError('conflict', 'A receipt is available after you pay.');
      const bytes = await writeReceipt(receipt);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="plainfile-receipt.pdf"',
          'Content-Length': String(bytes.length),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
