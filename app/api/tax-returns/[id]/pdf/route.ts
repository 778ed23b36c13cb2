import { noteAccess } from '@/lib/audit/note-access';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readPrintedReturn } from '@/lib/returns/printed-return';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => {
      const open = await openReturn(call, call.params.id, 'read');
      const printed = await readPrintedReturn(open);
      await noteAccess(call, {
        action: 'return.printed',
        objectType: 'TaxReturn',
        objectId: open.id,
        ownerId: open.ownerId,
      });
      const bytes = await writeReturnPdf(printed);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'attachment; filename="plainfile-2024-return.pdf"',
          'Content-Length': String(bytes.length),
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
