import { z } from 'zod';
import { leaveNumbersOut, namesPersonalNumber } from '@/lib/format/plain-reason';

export const SwitchName = z.enum(['e-file', 'ai']);
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
