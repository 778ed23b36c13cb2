import { z } from 'zod';
import { readReturnPaper } from '@/lib/filing/paper';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { streamBytes } from '@/lib/http/stream-bytes';
import { openReturn } from '@/lib/returns/access';
import { notePrint } from '@/lib/returns/note-print';

const endings = { draft: '-draft', mail: '-to-mail', signed: '' };

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    limit: 'print',
    params: IdParams,
    query: z.strictObject({ for: z.enum(['record', 'mail']).default('record') }),
    handle: async (call) => {
      const open = await openReturn(call, call.params.id, 'read');
      const { bytes, sha256, kind, taxYear } = await readReturnPaper(open, call.query.for);
      await notePrint(open);
      return new Response(streamBytes(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="plainfile-${taxYear}-return${endings[kind]}.pdf"`,
          'Content-Length': String(bytes.length),
          'Cache-Control': 'private, no-store',
          'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
