import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { forgetKeysOf } from '@/lib/infra/held-keys';
import { enqueueJob } from '@/lib/infra/jobs';
import { type Kept, keepRecords, listKept } from './retention';
import type { DeletionInput, DeletionPlan } from './schema';
import { hasFilingUnderWay } from './signed-filings';

interface Call {
  actor: Actor;
  requestId: string;
}

const lastAdmin = 'You’re the last administrator. Make someone else an administrator first.';
const underWay = 'Your return was submitted to the IRS. You can delete your account once the IRS responds.';

const reasons: Record<Kept['kind'], { what: string; why: string }> = {
  payment: {
    what: 'A payment',
    why: 'It’s part of our accounting records, which tax law requires us to keep.',
  },
  'filed-return': {
    what: 'Your filed return and the figures behind it',
    why: 'Tax law requires a preparer to keep a copy of a filed return for three years.',
  },
  'signed-filing': {
    what: 'What you signed and we filed, and the IRS response',
    why: 'The IRS requires the company that files for you to keep it for three years.',
  },
};

/** What a deletion would keep and why, and whether it is possible now. */
export async function planDeletion({ id }: Actor): Promise<DeletionPlan> {
  const kept = await listKept(db(), id);
  return {
    refusal: await findRefusal(db(), id),
    kept: [
      ...kept.map(({ kind, keepUntil }) => ({ ...reasons[kind], until: keepUntil.toISOString() })),
      {
        what: 'The record of who did what and when',
        why: 'It protects you and us in a dispute. It has no names, numbers, or amounts.',
        until: null,
      },
    ],
  };
}

/** Why the account cannot go now; null when it can. */
async function findRefusal(tx: Transaction, id: string): Promise<string | null> {
  if (await isLastAdmin(tx, id)) return lastAdmin;
  return (await hasFilingUnderWay(tx, id)) ? underWay : null;
}

async function isLastAdmin(tx: Transaction, id: string): Promise<boolean> {
  const [self, others] = await Promise.all([
    tx.user.count({ where: { id, role: 'admin' } }),
    tx.user.count({ where: { id: { not: id }, role: 'admin', suspendedAt: null } }),
  ]);
  return self === 1 && others === 0;
}

/**
 * Deletes the account with everything that need not be kept. Files go right after the rows, or with the next sweep
 * when the process is stopped in between.
 * @throws AppError invalid for another address, conflict for the last administrator or while a return is on its way
 */
export async function deleteAccount(call: Call, input: DeletionInput): Promise<void> {
  const { actor, requestId } = call;
  const found = await db().user.findUnique({
    where: { id: actor.id },
    select: { email: true },
  });
  if (found === null) throw new AppError('unauthenticated');
  if (input.email !== found.email) {
    const message = 'Enter this account’s email address.';
    throw new AppError('invalid', message, { fields: { email: message } });
  }
  await db().$transaction(async (tx) => {
    // Administrators are locked as in setRole, so that two who leave at once cannot both go.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "role" = 'admin' OR "id" = ${actor.id} ORDER BY "id" FOR UPDATE`;
    // Sending locks the return first: nothing gets under way between this look and the deletion.
    await tx.$queryRaw`SELECT 1 FROM "TaxReturn" WHERE "userId" = ${actor.id} ORDER BY "id" FOR UPDATE`;
    const refusal = await findRefusal(tx, actor.id);
    if (refusal !== null) throw new AppError('conflict', refusal);
    const kept = await listKept(tx, actor.id);
    await keepRecords(tx, actor.id, kept);
    const files = await tx.document.findMany({
      where: { userId: actor.id },
      select: { storageKey: true },
    });
    for (const { storageKey } of files) await enqueueJob(tx, 'delete-file', storageKey);
    await handOverWork(tx, actor.id);
    await notePairsEnd(tx, call);
    await tx.verificationToken.deleteMany({ where: { identifier: found.email } });
    await tx.invitation.deleteMany({ where: { email: found.email } });
    await recordAudit(tx, sourceOf({ actor, requestId }), {
      action: 'account.deleted',
      objectType: 'User',
      objectId: actor.id,
      ownerId: actor.id,
      detail: { files: files.length, kept: kept.map(({ kind }) => kind) },
    });
    // Accepted filings refuse to go (a trigger): what has to be kept of them was written above.
    await tx.$executeRaw`SELECT set_config('plainfile.deletes_account', 'yes', true)`;
    // Everything that points to the person goes with the row (ON DELETE CASCADE).
    await tx.user.delete({ where: { id: actor.id } });
  });
  forgetKeysOf(actor.id);
}

/**
 * What a preparer wrote belongs to their clients' cases and stays there, under the name "Former preparer": the rows
 * move to a person without name, address or sign-in.
 */
async function handOverWork(tx: Transaction, id: string): Promise<void> {
  const written = { preparerId: id };
  const counts = await Promise.all([
    tx.review.count({ where: written }),
    tx.informationRequest.count({ where: written }),
    tx.returnDecision.count({ where: written }),
    tx.preparerNote.count({ where: { authorId: id } }),
    tx.engagementLetter.count({ where: written }),
    tx.message.count({ where: { senderId: id, clientId: { not: id } } }),
  ]);
  if (counts.every((count) => count === 0)) return;
  const former = await tx.user.create({
    data: { email: `former-${randomUUID()}@removed.invalid`, firstName: 'Former', lastName: 'preparer' },
    select: { id: true },
  });
  const moved = { data: { preparerId: former.id } };
  await tx.review.updateMany({ where: written, ...moved });
  await tx.informationRequest.updateMany({ where: written, ...moved });
  await tx.returnDecision.updateMany({ where: written, ...moved });
  await tx.engagementLetter.updateMany({ where: written, ...moved });
  await tx.preparerNote.updateMany({ where: { authorId: id }, data: { authorId: former.id } });
  await tx.message.updateMany({
    where: { senderId: id, clientId: { not: id } },
    data: { senderId: former.id },
  });
}

/** Tells each client in their access log that this preparer looks after them no more; the pairs go with the row. */
async function notePairsEnd(tx: Transaction, { actor, requestId }: Call): Promise<void> {
  const pairs = await tx.assignment.findMany({ where: { preparerId: actor.id } });
  for (const { id, clientId } of pairs)
    await recordAudit(tx, sourceOf({ actor, requestId }), {
      action: 'assignment.ended',
      objectType: 'Assignment',
      objectId: id,
      ownerId: clientId,
      detail: { preparerId: actor.id },
    });
}
