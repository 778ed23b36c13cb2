/** Where the browser's cache keeps the state of the machinery; the page fills the same place. */
export const operationsKey = ['/api/admin/operations'] as const;

const auditLog = ['/api/admin/audit'] as const;

/** Where the browser's cache keeps the audit log for one filter. */
export const auditLogKey = (filter: Readonly<Record<string, string>>) => [...auditLog, filter] as const;
