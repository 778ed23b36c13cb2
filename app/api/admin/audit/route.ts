import { z } from 'zod';
import { endpoint, Reply, route } from '@/lib/http/route';
import { listAuditLog } from '@/lib/operations/audit-log';
import { AuditLogEntry, AuditLogQuery } from '@/lib/operations/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: AuditLogQuery,
    reply: z.array(AuditLogEntry),
    handle: async ({ query }) => {
      const { entries, next } = await listAuditLog(query);
      return new Reply(entries, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});
