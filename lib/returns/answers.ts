import { recordAudit } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { checkAnswer, isKnownQuestion, presentResponses } from '@/lib/interview/answers';
import { removeItem } from '@/lib/interview/repeat';
import type { AnswerValue, Responses, SaveAnswerInput } from '@/lib/interview/schema';
import type { OpenReturn } from './access';
import { markFactsChanged } from './facts-changed';
import { readAnswers, readInterviewState, sealAnswer } from './interview-state';

const sourceOf = (open: OpenReturn<'edit'>) => ({
  actorId: open.actor.id,
  actorRole: open.actor.role,
  requestId: open.requestId,
});

const refuse = (message: string) => new AppError('invalid', message, { fields: { answer: message } });

async function keepAnswers(tx: Transaction, returnId: string, answers: Responses): Promise<void> {
  for (const [questionId, answer] of Object.entries(answers)) {
    const value = sealAnswer(returnId, questionId, answer);
    await tx.answer.upsert({
      where: { returnId_questionId: { returnId, questionId } },
      create: { returnId, questionId, value },
      update: { value, version: { increment: 1 } },
    });
  }
}

/**
 * Saves one answer, or clears it with null. The return becomes a draft whose results are stale.
 * @throws AppError invalid with a sentence when the answer does not fit its question; conflict for a filed return
 */
export async function saveAnswer(
  open: OpenReturn<'edit'>,
  input: SaveAnswerInput,
): Promise<{ questionId: string; answer: AnswerValue | null }> {
  const { questionId } = input;
  return db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    const state = await readInterviewState(tx, open.id);
    // What documents pre-filled was shown as answered: from the first answer on it is saved like any other.
    if (state.prefilled) await keepAnswers(tx, open.id, state.answers);
    let answer: AnswerValue | null = null;
    if (input.answer === null) {
      if (!isKnownQuestion(state, questionId)) throw refuse('There is no such question.');
      await tx.answer.deleteMany({ where: { returnId: open.id, questionId } });
    } else {
      const checked = checkAnswer(state, questionId, input.answer);
      if (!checked.ok) throw refuse(checked.message);
      await keepAnswers(tx, open.id, { [questionId]: checked.value });
      answer =
        presentResponses({ ...state, answers: { [questionId]: checked.value } })[questionId] ?? checked.value;
    }
    await recordAudit(tx, sourceOf(open), {
      action: input.answer === null ? 'answer.cleared' : 'answer.saved',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { questionId },
    });
    return { questionId, answer };
  });
}

/**
 * Removes one item of a repeated group (a job, a child); the later ones move up.
 * @throws AppError not_found when there is no such item
 */
export async function removeAnswerItem(
  open: OpenReturn<'edit'>,
  group: string,
  index: number,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    const before = await readAnswers(tx, open.id);
    const after: Responses = removeItem(before, group, index);
    const gone = Object.keys(before).filter((questionId) => !(questionId in after));
    const changed = Object.entries(after).filter(
      ([questionId, answer]) => JSON.stringify(before[questionId]) !== JSON.stringify(answer),
    );
    if (gone.length === 0 && changed.length === 0) throw new AppError('not_found');
    await tx.answer.deleteMany({ where: { returnId: open.id, questionId: { in: gone } } });
    await keepAnswers(tx, open.id, Object.fromEntries(changed));
    await recordAudit(tx, sourceOf(open), {
      action: 'answer.item-removed',
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { group, index },
    });
  });
}
