import { toStream } from '@/lib/account-data/zip';
import { endpoint, route } from '@/lib/http/route';
import { exportAuditLog, recordAuditExport } from '@/lib/operations/audit-log';
import { AuditFilter } from '@/lib/operations/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: AuditFilter,
    limit: 'export',
    handle: async (call) => {
      await recordAuditExport(call, call.query);
      return new Response(toStream(exportAuditLog(call.query)), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="plainfile-audit-log.csv"',
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  }),
});
