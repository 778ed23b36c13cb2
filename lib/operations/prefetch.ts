import { prefetch, prefetchPages } from '@/lib/http/prefetch';
import { listAuditLog } from './audit-log';
import { auditLogKey, operationsKey } from './keys';
import { readOperations } from './queries';
import { AuditLogEntry, OperationsView } from './schema';

/** Queues, what failed, switches and health, for administrators' pages. */
export const prefetchOperations = () => prefetch(operationsKey, OperationsView, readOperations);

/** The newest audit rows, for administrators' pages. */
export const prefetchAuditLog = () =>
  prefetchPages(auditLogKey({}), AuditLogEntry, () => listAuditLog({ limit: 50 }));
