import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { removeItem } from '@/lib/interview/repeat';
import type { Removed, Responses } from '@/lib/interview/schema';
import { holdChangesAllowed, type OpenReturn } from './access';
import { keepAnswers } from './answers';
import { markFactsChanged } from './facts-changed';
import { readAnswers } from './interview-state';
import { keepForUndo, readCarried } from './undo';

/**
 * Removes one item of a repeated group (a job, a child); the later ones move up.
 * @returns the id with which it is taken back
 * @throws AppError not_found when there is no such item
 */
export async function removeAnswerItem(
  open: OpenReturn<'edit'>,
  group: string,
  index: number,
): Promise<Removed> {
  return db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    await holdChangesAllowed(tx, open);
    const before = await readAnswers(tx, open.id);
    const carried = await readCarried(tx, open.id);
    const after: Responses = removeItem(before, group, index);
    const gone = Object.keys(before).filter((questionId) => !(questionId in after));
    const changed = Object.entries(after).filter(
      ([questionId, answer]) => JSON.stringify(before[questionId]) !== JSON.stringify(answer),
    );
    if (gone.length === 0 && changed.length === 0) throw new AppError('not_found');
    await tx.answer.deleteMany({ where: { returnId: open.id, questionId: { in: gone } } });
    await keepAnswers(tx, open, Object.fromEntries(changed));
    await recordAudit(tx, sourceOf(open), {
      action: 'answer.item-removed',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { group, index },
    });
    const { id, statement } = keepForUndo(await accountKeyOf(tx, open.ownerId), open, 'item', {
      before,
      after,
      carried,
    });
    await tx.$executeRaw(statement);
    return { undo: id };
  });
}
