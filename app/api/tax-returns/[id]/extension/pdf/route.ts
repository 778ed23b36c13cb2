import { z } from 'zod';
import { readExtensionPaper } from '@/lib/filing/extension';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { notePrint } from '@/lib/returns/note-print';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    limit: 'print',
    params: IdParams,
    query: z.strictObject({
      paying: z.coerce.number().int().min(0).max(999_999_999).optional(),
      abroad: z.literal('true').optional(),
    }),
    handle: async (call) => {
      const open = await openReturn(call, call.params.id, 'read');
      const bytes = await readExtensionPaper(open, {
        paying: call.query.paying ?? null,
        abroad: call.query.abroad !== undefined,
      });
      await notePrint(open);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="plainfile-form-4868.pdf"',
          'Content-Length': String(bytes.length),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
