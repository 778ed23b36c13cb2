import type { TaxReturnModel } from '@/.generated/prisma/models';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { isUniqueViolation } from '@/lib/http/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { lockReturn, openReturn, type OpenReturn, type ReturnCall } from '@/lib/returns/access';
import { moveSnapshot } from '@/lib/returns/calculation';
import { readAnswers, sealAnswer } from '@/lib/returns/interview-state';
import { toTaxReturn } from '@/lib/returns/rows';
import type { TaxReturn } from '@/lib/returns/schema';
import { readStored, storeResults } from '@/lib/returns/stored-results';
import { voidSignatures } from './active-filing';
import { sealExplanation } from './amendment';

const alreadyOpen = 'You already opened an amended return. Finish it or discard it first.';

/** The newest of a return and its amendments, locked. */
async function lockNewest(tx: Transaction, open: OpenReturn<'file'>): Promise<TaxReturnModel> {
  let row = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
  for (;;) {
    await lockReturn(tx, row);
    const next: TaxReturnModel | null = await tx.taxReturn.findUnique({ where: { amendsId: row.id } });
    if (next === null) return tx.taxReturn.findUniqueOrThrow({ where: { id: row.id } });
    row = next;
  }
}

/**
 * Opens the amendment of an accepted return (Form 1040-X): a return of its own with the same answers, documents and
 * figures, while the accepted one stays as it was filed. An amendment that was accepted is amended in its turn.
 * @throws AppError conflict for a return that is not accepted, or while an amendment is open
 */
export async function openAmendment(call: ReturnCall, returnId: string): Promise<TaxReturn> {
  const open = await openReturn(call, returnId, 'file');
  try {
    return await db().$transaction(
      async (tx) => {
        const before = await lockNewest(tx, open);
        if (before.status !== 'filed')
          throw new AppError(
            'conflict',
            before.amendsId === null
              ? 'You can amend this return once the IRS has accepted it. Until then, change your answers.'
              : alreadyOpen,
          );
        const { taxYear, userId, calculatedAt, calculationInput, clearedAnswers } = before;
        const key = await accountKeyOf(tx, userId);
        const results = readStored(before);
        const created = await tx.taxReturn.create({
          data: {
            userId,
            taxYear,
            amendsId: before.id,
            calculatedAt,
            clearedAnswers,
          },
        });
        const answers = Object.entries(await readAnswers(tx, before.id));
        await tx.answer.createMany({
          data: answers.map(([questionId, answer]) => ({
            returnId: created.id,
            questionId,
            value: sealAnswer(key, created.id, questionId, answer),
          })),
        });
        // Documents go where they can be corrected; what was read from them stays in the filed figures.
        await tx.document.updateMany({
          where: { taxReturnId: before.id },
          data: { taxReturnId: created.id },
        });
        const row = await tx.taxReturn.update({
          where: { id: created.id },
          data: {
            ...(results === null ? {} : storeResults(key, created.id, results)),
            calculationInput:
              calculationInput === null ? null : moveSnapshot(key, before.id, created.id, calculationInput),
          },
        });
        await recordAudit(tx, sourceOf(open), {
          action: 'return.amendment-opened',
          objectType: 'TaxReturn',
          objectId: row.id,
          ownerId: open.ownerId,
          detail: { amends: before.id },
        });
        return toTaxReturn(row);
      },
      // Hundreds of answers are sealed anew.
      { timeout: 15_000 },
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', alreadyOpen);
    throw error;
  }
}

/** The amendment that is still open, locked. @throws AppError conflict for any other return */
async function lockOpen(
  tx: Transaction,
  open: OpenReturn<'file'>,
): Promise<TaxReturnModel & { amendsId: string }> {
  const { status, onItsWay } = await lockReturn(tx, open);
  const row = await tx.taxReturn.findUniqueOrThrow({ where: { id: open.id } });
  if (row.amendsId === null) throw new AppError('conflict', 'This return doesn’t amend another one.');
  if (status === 'filed')
    throw new AppError('conflict', 'This amended return has been filed. You can’t change it anymore.');
  if (onItsWay)
    throw new AppError('conflict', 'This amended return was submitted. Wait for the IRS response.');
  return { ...row, amendsId: row.amendsId };
}

/**
 * Saves Part II of Form 1040-X. It is signed with the return, so signatures of before end.
 * @throws AppError conflict for a return that amends nothing, is filed or on its way
 */
export async function saveExplanation(call: ReturnCall, returnId: string, text: string): Promise<void> {
  const open = await openReturn(call, returnId, 'file');
  await db().$transaction(async (tx) => {
    const row = await lockOpen(tx, open);
    await voidSignatures(tx, row.id, 'facts');
    await tx.taxReturn.update({
      where: { id: row.id },
      data: {
        amendmentText: sealExplanation(await accountKeyOf(tx, open.ownerId), row.id, text),
        version: { increment: 1 },
      },
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'return.amendment-explained',
      objectType: 'TaxReturn',
      objectId: row.id,
      ownerId: open.ownerId,
    });
  });
}

/**
 * Gives up an amendment that was never sent. Its documents go back to the return that it would have amended.
 * @throws AppError conflict for a return that amends nothing or was sent
 */
export async function discardAmendment(call: ReturnCall, returnId: string): Promise<void> {
  const open = await openReturn(call, returnId, 'file');
  await db().$transaction(async (tx) => {
    const row = await lockOpen(tx, open);
    if ((await tx.filingSubmission.count({ where: { filing: { returnId: row.id } } })) > 0)
      throw new AppError('conflict', 'This amended return was already sent, so you can’t discard it.');
    await tx.document.updateMany({ where: { taxReturnId: row.id }, data: { taxReturnId: row.amendsId } });
    await recordAudit(tx, sourceOf(open), {
      action: 'return.amendment-discarded',
      objectType: 'TaxReturn',
      objectId: row.id,
      ownerId: open.ownerId,
      detail: { amends: row.amendsId },
    });
    await tx.taxReturn.delete({ where: { id: row.id } });
  });
}
