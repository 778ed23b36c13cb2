import { randomUUID } from 'node:crypto';
import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor, unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { FactDifference } from '@/lib/returns/compare-facts';
import { newestReturn } from '@/lib/returns/rows';
import { readChanges } from './changes';
import { nameOf, withPreparer } from './request-rows';
import type { Changes, CheckChangeInput } from './schema';

type Place = Pick<FactDifference, 'questionId' | 'documentId' | 'fieldPath'>;

const contextOf = (id: string): SealContext => `ChangeCheck.value:${id}`;

/** Where a value stands: its question, or its document and field. */
const placeOf = ({ questionId, documentId, fieldPath }: Place): string =>
  questionId === null ? `document ${documentId} ${fieldPath ?? ''}` : `question ${questionId}`;

/** What changed since the last decision, each with the preparers who checked the value as it is now. */
export async function readCheckedChanges(open: OpenClient): Promise<Changes> {
  return withChecks(await newestReturnOf(open), await readChanges(open));
}

const newestReturnOf = async ({ clientId }: OpenClient): Promise<string | null> =>
  (
    await db().taxReturn.findFirst({
      where: { userId: clientId },
      orderBy: newestReturn,
      select: { id: true },
    })
  )?.id ?? null;

async function withChecks(returnId: string | null, changes: Changes): Promise<Changes> {
  if (returnId === null || changes.values.length === 0) return changes;
  const rows = await db().changeCheck.findMany({
    where: { returnId, place: { in: changes.values.map(placeOf) } },
    include: withPreparer,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return {
    ...changes,
    values: changes.values.map((value) => ({
      ...value,
      checkedBy: rows
        .filter((row) => row.place === placeOf(value))
        .filter(({ id, value: checked }) => unseal(checked, contextOf(id)) === JSON.stringify(value.after))
        .map(({ preparerId, preparer }) => ({ id: preparerId, name: nameOf(preparer) })),
    })),
  };
}

/**
 * Checks values that moved since the last decision, or takes the preparer's own checks back. A check holds while the
 * value is the one that was checked: what didn't move isn't looked at again.
 * @throws AppError conflict when a value is not the one that the preparer saw, not_found when the assignment has ended
 */
export async function checkChanges(open: OpenClient, input: CheckChangeInput): Promise<Changes> {
  const { checked, values } = input;
  const [returnId, changes] = [await newestReturnOf(open), await readChanges(open)];
  const now = new Map(changes.values.map((value) => [placeOf(value), value.after]));
  if (returnId === null || values.some((value) => now.get(placeOf(value)) !== value.after))
    throw new AppError('conflict', 'This value has changed since you opened it. Look at it again.');
  const preparerId = open.actor.id;
  const places = values.map(placeOf);
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "TaxReturn" WHERE "id" = ${returnId} FOR UPDATE`;
    await holdAssignment(tx, open);
    await tx.changeCheck.deleteMany({ where: { returnId, preparerId, place: { in: places } } });
    const key = await accountKeyOf(tx, open.clientId);
    if (checked)
      await tx.changeCheck.createMany({
        data: values.map((value) => {
          const id = randomUUID();
          const sealed = sealFor(key, JSON.stringify(value.after), contextOf(id));
          return { id, returnId, place: placeOf(value), preparerId, value: sealed };
        }),
      });
    await recordAudit(tx, sourceOf(open), {
      action: checked ? 'return.changes-checked' : 'return.checks-removed',
      objectType: 'TaxReturn',
      objectId: returnId,
      ownerId: open.clientId,
      detail: { count: places.length },
    });
  });
  return withChecks(returnId, changes);
}
