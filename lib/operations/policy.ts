import type { OperationsView } from './schema';

/** Work that can simply be done again. The rest has a way of its own to go on: a refund is asked for anew by itself,
 * and a filing that could not be sent is signed again by its filer. */
const repeatable: readonly string[] = [
  'read-document',
  'read-document-as',
  'read-training',
  'delete-file',
  'send-letter',
];

export const canRetry = (kind: string): boolean => repeatable.includes(kind);

/** 99.9% of all replies must not be our fault (docs/operations.md, "Error budget"). */
const allowedFaults = 0.001;
/** A cron job calls every minute; what is due for longer than five has nobody working on it. */
const lateSeconds = 300;
/** Rows are sealed every minute; this many are a standstill. */
const unsealedLimit = 10_000;

/** What keeps the product from being healthy. `kind` of late and failed work is the job's name. */
export type Concern =
  | { about: 'storage' | 'faults' | 'audit' }
  | { about: 'late'; kind: string; seconds: number }
  | { about: 'failed'; kind: string; count: number };

/**
 * Everything that needs an operator, worst first; empty when the product is healthy.
 * Failed work counts only where somebody can retry it: the rest goes on by itself.
 */
export function findConcerns({
  health,
  queues,
}: Pick<OperationsView, 'health' | 'queues'>): readonly Concern[] {
  const { storage, instance, unsealedAuditRows } = health;
  const concerns: Concern[] = [];
  if (storage !== 'ok') concerns.push({ about: 'storage' });
  if (instance.replies > 0 && instance.faults / instance.replies > allowedFaults)
    concerns.push({ about: 'faults' });
  for (const { kind, oldestSeconds, failed } of queues) {
    if (oldestSeconds !== null && oldestSeconds > lateSeconds)
      concerns.push({ about: 'late', kind, seconds: oldestSeconds });
    if (failed > 0 && canRetry(kind)) concerns.push({ about: 'failed', kind, count: failed });
  }
  if (unsealedAuditRows >= unsealedLimit) concerns.push({ about: 'audit' });
  return concerns;
}
