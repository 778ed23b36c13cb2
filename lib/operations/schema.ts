import { z } from 'zod';
import { leaveNumbersOut, namesPersonalNumber } from '@/lib/format/plain-reason';
import { auditAreaNames } from './audit-areas';
import { switchNames } from './switch-names';

export const SwitchName = z.enum(switchNames);
export type SwitchName = z.infer<typeof SwitchName>;

/** Work of one kind: how much of it waits, runs or was given up. */
const Queue = z.object({
  kind: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  /** Age of the oldest that is due and not begun, in seconds; null when nothing is late. */
  oldestSeconds: z.number().nullable(),
});
export type Queue = z.infer<typeof Queue>;

const FailedJob = z.object({
  id: z.string(),
  kind: z.string(),
  /** The class or code of the error, never its words: those may quote data. */
  error: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  /** Whether doing it again can help; where it cannot, something else already goes on. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const Switch = z.object({ name: SwitchName, stopped: z.boolean(), changedAt: z.string().nullable() });
export type Switch = z.infer<typeof Switch>;

const Health = z.object({
  databaseMs: z.number(),
  storage: z.enum(['ok', 'failed']),
  /** Audit rows that no link of the chain holds yet. */
  unsealedAuditRows: z.number(),
  /** Of the instance that answered. */
  instance: z.object({
    sinceSeconds: z.number(),
    replies: z.number(),
    faults: z.number(),
    p50: z.number().nullable(),
    p95: z.number().nullable(),
    p99: z.number().nullable(),
  }),
});

export const OperationsView = z.object({
  queues: z.array(Queue),
  /** The newest hundred. */
  failed: z.array(FailedJob),
  switches: z.array(Switch),
  health: Health,
});
export type OperationsView = z.infer<typeof OperationsView>;

export const SwitchParams = z.object({ name: SwitchName });
export const SwitchInput = z.strictObject({
  stopped: z.boolean(),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason.')
    .max(500)
    .refine((text) => !namesPersonalNumber(text), leaveNumbersOut),
});
export type SwitchInput = z.infer<typeof SwitchInput>;

const day = z.iso.date();

/** Which audit rows: `q` is part of a name or email of who acted or whose data it was; days are UTC, both included. */
export const AuditFilter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  area: z.enum(auditAreaNames).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditLogQuery = AuditFilter.extend({
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

const AuditPerson = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** One audit row. It names ids, counts, and fields, never values. */
export const AuditLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  role: z.string(),
  /** Who did it; null for the product itself, for visitors, and for accounts deleted since. */
  actor: AuditPerson.nullable(),
  /** Whose data it was; null where it was nobody's, and for accounts deleted since. */
  owner: AuditPerson.nullable(),
  objectType: z.string(),
  objectId: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The network a refused request came from, kept for 90 days. */
  network: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;
