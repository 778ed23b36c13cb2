import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { log } from '@/lib/infra/log';
import { canRetry } from './policy';
import type { Switch, SwitchInput, SwitchName } from './schema';

interface AdminCall {
  actor: Actor;
  requestId: string;
}

/**
 * Gives failed work its four tries back.
 * @throws AppError not_found when there is no such failed job; conflict when doing it again cannot help
 */
export async function retryJob(call: AdminCall, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const job = await tx.job.findUnique({ where: { id }, select: { kind: true, failedAt: true } });
    if (job === null || job.failedAt === null) throw new AppError('not_found');
    if (!canRetry(job.kind)) throw new AppError('conflict', 'You can’t retry this job here. See its note.');
    const { count } = await tx.job.updateMany({
      where: { id, failedAt: { not: null } },
      data: { failedAt: null, attempts: 0, leaseUntil: null, lastError: null, runAfter: new Date() },
    });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(call), {
      action: 'job.retried',
      objectType: 'Job',
      objectId: id,
      detail: { kind: job.kind },
    });
  });
}

/** Stops or starts e-file, e-file to one state, or the model for every instance. What waits goes out when it starts again. */
export async function setSwitch(call: AdminCall, name: SwitchName, input: SwitchInput): Promise<Switch> {
  const { stopped, reason } = input;
  return db().$transaction(async (tx) => {
    const changedAt = new Date();
    await tx.operationSwitch.upsert({
      where: { name },
      create: { name, stopped, changedAt },
      update: { stopped, changedAt },
    });
    if (name.startsWith('e-file') && !stopped)
      await tx.job.updateMany({
        where: { kind: 'transmit-filing', doneAt: null, failedAt: null, runAfter: { gt: changedAt } },
        data: { runAfter: changedAt },
      });
    await recordAudit(tx, sourceOf(call), {
      action: stopped ? 'operations.stopped' : 'operations.started',
      objectType: 'OperationSwitch',
      objectId: name,
      detail: { reason },
    });
    log.warn({ requestId: call.requestId, switch: name, stopped }, 'a switch was changed');
    return { name, stopped, changedAt: changedAt.toISOString() };
  });
}
