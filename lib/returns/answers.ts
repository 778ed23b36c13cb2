import { Prisma } from '@/.generated/prisma/client';
import { auditStatement, recordAudit, sourceOf } from '@/lib/audit/commands';
import { isFresh, requireRecentFactor } from '@/lib/auth/recent-factor';
import { AppError } from '@/lib/errors';
import { voidSignatures } from '@/lib/filing/active-filing';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import type { AccountKey } from '@/lib/infra/held-keys';
import { guardHolds, writeIf } from '@/lib/infra/write-if';
import { checkAnswer, isKnownQuestion, presentResponses } from '@/lib/interview/answers';
import { isMasked } from '@/lib/interview/mask';
import { describeNow } from '@/lib/interview/interview-now';
import type { InterviewState } from '@/lib/interview/plan';
import type {
  AnswerValue,
  InterviewNow,
  Responses,
  SaveAnswerInput,
  SavedAnswer,
} from '@/lib/interview/schema';
import { holdChangesAllowed, lockReturn, type OpenReturn } from './access';
import { accountQuestion, bankQuestions, isShownAs } from './account-number';
import { factsChangedStatement, markFactsChanged } from './facts-changed';
import { readInterviewState, readReturnState, sealAnswer } from './interview-state';
import { keepForUndo } from './undo';

const refuse = (message: string) => new AppError('invalid', message, { fields: { answer: message } });

/**
 * The statement that stores answers; those that were there before are overwritten.
 * @param when stores them only then
 */
function answersStatement(
  key: AccountKey,
  returnId: string,
  answers: Responses,
  when: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const ids = Object.keys(answers);
  const values = Object.entries(answers).map(([id, answer]) => sealAnswer(key, returnId, id, answer));
  return Prisma.sql`
    INSERT INTO "Answer" ("returnId", "questionId", "value", "updatedAt")
    SELECT ${returnId}, "id", "value", ${new Date()}::timestamp
    FROM unnest(${ids}::text[], ${values}::text[]) AS given("id", "value") WHERE ${when}
    ON CONFLICT ("returnId", "questionId") DO UPDATE
      SET "value" = EXCLUDED."value", "version" = "Answer"."version" + 1, "updatedAt" = EXCLUDED."updatedAt",
        "carriedFrom" = NULL`;
}

/** Stores answers; those that were there before are overwritten. */
export async function keepAnswers(
  tx: Transaction,
  { id, ownerId }: { id: string; ownerId: string },
  answers: Responses,
): Promise<void> {
  if (Object.keys(answers).length > 0)
    await tx.$executeRaw(answersStatement(await accountKeyOf(tx, ownerId), id, answers));
}

const same = (one: AnswerValue | null, other: AnswerValue | null) =>
  JSON.stringify(one) === JSON.stringify(other);

const isOwner = ({ actor, ownerId }: OpenReturn<'edit'>): boolean => actor.id === ownerId;

/** Answers as this writer sees them: numbers of people and accounts are masked for everybody but the owner. */
const presentFor = (open: OpenReturn<'edit'>, state: InterviewState): Responses =>
  presentResponses(state, { maskSensitive: !isOwner(open) });

/** An answer as it would be stored; null when it is none. */
function toStored(state: InterviewState, questionId: string, answer: AnswerValue | null): AnswerValue | null {
  if (answer === null) return null;
  const checked = checkAnswer(state, questionId, answer);
  return checked.ok ? checked.value : null;
}

/**
 * Refuses to overwrite what the writer has not seen: another tab or device answered in the meantime.
 * @throws AppError conflict with `fields.answer`
 */
function refuseUnseen(
  open: OpenReturn<'edit'>,
  state: InterviewState,
  { questionId, answer, before }: SaveAnswerInput,
): void {
  if (before === undefined) return;
  const current = state.answers[questionId] ?? null;
  if (!isOwner(open)) {
    const shown = presentFor(open, state)[questionId] ?? null;
    // A number that this writer sees masked is typed anew, not edited.
    if (same(shown, before) || (before === null && isMasked(shown))) return;
  }
  if (questionId === accountQuestion && isShownAs(current, before)) return;
  if (same(current, toStored(state, questionId, before))) return;
  if (same(current, toStored(state, questionId, answer))) return;
  const message = isOwner(open)
    ? 'You changed this answer in another tab or on another device. Choose which one to keep.'
    : 'This answer has changed since you opened it. Choose which one to keep.';
  throw new AppError('conflict', message, { fields: { answer: message } });
}

/**
 * Saves one answer, or clears it with null. The return becomes a draft whose results are stale. Replies what follows:
 * the next question, what changed among the others, and the result so far.
 * @throws AppError invalid with a sentence when the answer does not fit its question; conflict for a filed return,
 *   or when another answer is stored than the writer saw; forbidden for a preparer who changes where the refund goes
 */
export async function saveAnswer(open: OpenReturn<'edit'>, input: SaveAnswerInput): Promise<SavedAnswer> {
  const { questionId } = input;
  if (bankQuestions.includes(questionId)) {
    if (!isOwner(open))
      throw new AppError('forbidden', 'Only your client can change the bank account for the refund.');
    const kept = await findKept(open, input);
    if (kept !== null) return kept;
    requireRecentFactor(open.actor);
  }
  const { before, state, answer, undo } = await writeAnswer(open, input);
  const shown = answer === null ? null : (presentFor(open, state)[questionId] ?? answer);
  return { questionId, answer: shown, now: describeForWriter(open, state, before, input), undo };
}

/** The account as it is stored already, sent again, perhaps as it was shown: nothing is written. Null for a change. */
async function findKept(open: OpenReturn<'edit'>, input: SaveAnswerInput): Promise<SavedAnswer | null> {
  const { questionId, answer } = input;
  const state = await readInterviewState(db(), open.id);
  const stored = state.answers[questionId] ?? null;
  if (stored === null || !isShownAs(stored, answer)) return null;
  return { questionId, answer, now: describeForWriter(open, state, state, input), undo: null };
}

/** What follows, with numbers as this writer may see them now. */
function describeForWriter(
  open: OpenReturn<'edit'>,
  state: InterviewState,
  before: InterviewState,
  { questionId, seen }: SaveAnswerInput,
): InterviewNow {
  const { actor } = open;
  const now = describeNow(state, before, questionId, seen);
  if (!isOwner(open)) {
    const shown = presentFor(open, state);
    const answers = Object.fromEntries(Object.keys(now.answers).map((id) => [id, shown[id] ?? null]));
    return { ...now, answers };
  }
  if (isFresh(actor) || now.answers[accountQuestion] === undefined) return now;
  const { [accountQuestion]: _account, ...answers } = now.answers;
  return { ...now, answers };
}

interface Written {
  before: InterviewState;
  state: InterviewState;
  answer: AnswerValue | null;
  /** Takes a cleared answer back; null when none was cleared. */
  undo: string | null;
}

/**
 * Nearly always nobody else writes: one look and one statement. Otherwise once more, behind the return's lock; so does a
 * preparer, whose assignment and permission are held meanwhile.
 */
async function writeAnswer(open: OpenReturn<'edit'>, input: SaveAnswerInput): Promise<Written> {
  const written = isOwner(open) ? await tryToWrite(db(), open, input, 'free') : null;
  if (written !== null) return written;
  return db().$transaction(async (tx) => {
    const { signed } = await lockReturn(tx, open);
    const alone = await tryToWrite(tx, open, input, 'locked');
    if (alone === null) throw new Error('a locked return changed');
    await holdChangesAllowed(tx, open);
    if (signed) await voidSignatures(tx, open.id, 'facts');
    return alone;
  });
}

/**
 * Writes an answer unless somebody changed the return since it was looked at; then null. A return that somebody signed is
 * left to whoever holds its lock: with the answer end its signatures, and both are one transaction.
 */
async function tryToWrite(
  tx: Transaction,
  open: OpenReturn<'edit'>,
  input: SaveAnswerInput,
  hold: 'locked' | 'free',
): Promise<Written | null> {
  const { questionId } = input;
  const { now, state } = await readReturnState(tx, open.id);
  if (now.signed && hold === 'free') return null;
  refuseUnseen(open, state, input);
  const { [questionId]: _before, ...others } = state.answers;
  const answer = decideAnswer(open, state, input);
  const factsChanged = factsChangedStatement(open.id, now, answer === null ? questionId : undefined);
  const answers = answer === null ? others : { ...others, [questionId]: answer };
  // What documents pre-filled was shown as answered: from the first answer on it is saved like any other.
  const given = answer === null ? {} : { [questionId]: answer };
  const { [questionId]: _shown, ...prefilled } = state.prefilled;
  const kept = { ...prefilled, ...given };
  const entry = {
    action: answer === null ? 'answer.cleared' : 'answer.saved',
    objectType: 'TaxReturn',
    objectId: open.id,
    ownerId: open.ownerId,
    detail: { questionId },
  };
  const key = await accountKeyOf(tx, open.ownerId);
  const removed =
    answer === null && state.answers[questionId] !== undefined
      ? keepForUndo(
          key,
          open,
          'answer',
          { before: state.answers, after: answers, carried: state.carried },
          guardHolds,
        )
      : null;
  const isWritten = await writeIf(tx, factsChanged, [
    auditStatement(sourceOf(open), entry, guardHolds),
    ...(Object.keys(kept).length === 0 ? [] : [answersStatement(key, open.id, kept, guardHolds)]),
    ...(answer === null ? [clearStatement(open.id, questionId)] : []),
    ...(removed === null ? [] : [removed.statement]),
  ]);
  if (!isWritten) return null;
  return {
    before: state,
    state: { answers, documents: state.documents },
    answer,
    undo: removed?.id ?? null,
  };
}

const clearStatement = (returnId: string, questionId: string): Prisma.Sql =>
  Prisma.sql`DELETE FROM "Answer" WHERE "returnId" = ${returnId} AND "questionId" = ${questionId} AND ${guardHolds}`;

/**
 * The answer to store; null when it is taken back.
 * @throws AppError invalid when it does not fit its question
 */
function decideAnswer(
  open: OpenReturn<'edit'>,
  state: InterviewState,
  { questionId, answer }: SaveAnswerInput,
): AnswerValue | null {
  if (answer === null) {
    if (!isKnownQuestion(state, questionId)) throw refuse('We couldn’t find that question.');
    return null;
  }
  // What is shown masked to this writer was sent back as it stood there.
  if (!isOwner(open) && isMasked(answer)) throw refuse('Enter the full number.');
  const checked = checkAnswer(state, questionId, answer);
  if (!checked.ok) throw refuse(checked.message);
  return checked.value;
}

/**
 * Answers that come from something else than the interview, such as an accepted extension. `decide` gets the answers as
 * they stand and says which to write; the filer can change them like any other.
 * @throws AppError conflict for a filed return
 */
export async function takeOverAnswers(
  tx: Transaction,
  about: { returnId: string; ownerId: string; from: 'form-4868' },
  decide: (answers: Responses) => Responses,
): Promise<void> {
  const { returnId, ownerId, from } = about;
  const state = await readInterviewState(tx, returnId);
  const answers = decide(state.answers);
  if (Object.keys(answers).length === 0) return;
  await markFactsChanged(tx, returnId);
  await keepAnswers(tx, { id: returnId, ownerId }, { ...state.prefilled, ...answers });
  await recordAudit(
    tx,
    { actorId: null, actorRole: 'system' },
    {
      action: 'answer.saved',
      objectType: 'TaxReturn',
      objectId: returnId,
      ownerId,
      detail: { questionIds: Object.keys(answers), from },
    },
  );
}
