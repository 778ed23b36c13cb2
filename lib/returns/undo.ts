import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma } from '@/.generated/prisma/client';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';
import { isUploaded } from '@/lib/interview/earlier-return';
import { AnswerValue, type Responses } from '@/lib/interview/schema';
import { holdChangesAllowed, type OpenReturn } from './access';
import { bankQuestions } from './account-number';
import { markFactsChanged } from './facts-changed';
import { readAnswers, sealAnswer } from './interview-state';
import { type RemovalKind, removalStatement, takeRemoval } from './removals';

const Answers = z.record(z.string(), AnswerValue.nullable());

/** The answers that a removal changed, as they were before and after it; null where there was none. */
const RemovedAnswers = z.object({
  before: Answers,
  after: Answers,
  /** Where last year's return had answers that nobody has changed since. */
  carried: z.record(z.string(), z.string()),
});

type AnswersKind = Exclude<RemovalKind, 'document'>;

interface Change {
  before: Responses;
  after: Responses;
  carried: Readonly<Record<string, string>>;
}

const same = (one: AnswerValue | null, other: AnswerValue | null) =>
  JSON.stringify(one) === JSON.stringify(other);

function describeChange({ before, after, carried }: Change): z.infer<typeof RemovedAnswers> {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !same(before[id] ?? null, after[id] ?? null),
  );
  const pick = (answers: Responses) => Object.fromEntries(ids.map((id) => [id, answers[id] ?? null]));
  const from = ids.flatMap((id) => (carried[id] === undefined ? [] : [[id, carried[id]] as const]));
  return { before: pick(before), after: pick(after), carried: Object.fromEntries(from) };
}

/**
 * The statement that keeps what a change removes for whoever takes it back, and the id to do so with.
 * @param when keeps it only then
 */
export function keepForUndo(
  key: AccountKey,
  open: OpenReturn<'edit'>,
  kind: AnswersKind,
  change: Change,
  when?: Prisma.Sql,
): { id: string; statement: Prisma.Sql } {
  const id = randomUUID();
  const content = describeChange(change);
  const removal = { id, actorId: open.actor.id, returnId: open.id, kind, content };
  return { id, statement: removalStatement(key, removal, when) };
}

/** Where last year's return had the answers that nobody has changed. */
export async function readCarried(tx: Transaction, returnId: string): Promise<Record<string, string>> {
  const rows = await tx.answer.findMany({
    where: { returnId, carriedFrom: { not: null } },
    select: { questionId: true, carriedFrom: true },
  });
  return Object.fromEntries(
    rows.flatMap(({ questionId, carriedFrom }) => (carriedFrom === null ? [] : [[questionId, carriedFrom]])),
  );
}

const actions: Record<AnswersKind, string> = {
  answer: 'answer.restored',
  item: 'answer.item-restored',
  sales: 'answer.sales-restored',
};

/** A removed list is up to thousands of answers, sealed one by one: as long as adding it may take. */
const patience = { timeout: 15_000 };

/**
 * Puts back what this actor removed or cleared within the last minute, exactly as it was.
 * @throws AppError not_found when there is nothing to take back (any more); conflict for a filed return, and when one of
 *   the answers has changed since: nothing newer is overwritten
 */
export async function undoRemoval(open: OpenReturn<'edit'>, removalId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await markFactsChanged(tx, open.id);
    await holdChangesAllowed(tx, open);
    const { kind, content } = await takeRemoval(tx, {
      id: removalId,
      actorId: open.actor.id,
      returnId: open.id,
    });
    if (kind === 'document') throw new AppError('not_found');
    const { before, after, carried } = RemovedAnswers.parse(content);
    const ids = Object.keys(before);
    if (ids.some((id) => bankQuestions.includes(id))) requireRecentFactor(open.actor);
    const now = await readAnswers(tx, open.id);
    if (ids.some((id) => !same(now[id] ?? null, after[id] ?? null)))
      throw new AppError('conflict', 'These answers changed after you removed this. Enter it again instead.');
    const key = await accountKeyOf(tx, open.ownerId);
    await tx.answer.deleteMany({ where: { returnId: open.id, questionId: { in: ids } } });
    // An uploaded return says it again: no row of its own.
    const fromDocument = ids.filter((id) => isUploaded(carried[id]));
    await tx.$executeRaw`
      UPDATE "TaxReturn" SET "clearedAnswers" = ARRAY(
        SELECT unnest("clearedAnswers") EXCEPT SELECT unnest(${ids}::text[])) WHERE "id" = ${open.id}`;
    await tx.answer.createMany({
      data: Object.entries(before).flatMap(([questionId, answer]) =>
        answer === null || fromDocument.includes(questionId)
          ? []
          : {
              returnId: open.id,
              questionId,
              value: sealAnswer(key, open.id, questionId, answer),
              carriedFrom: carried[questionId] ?? null,
            },
      ),
    });
    const [questionId = ''] = ids;
    await recordAudit(tx, sourceOf(open), {
      action: actions[kind],
      objectType: 'TaxReturn',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: kind === 'answer' ? { questionId } : { answers: ids.length },
    });
  }, patience);
}
