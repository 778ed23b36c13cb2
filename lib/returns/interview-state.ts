import { z } from 'zod';
import { Prisma } from '@/.generated/prisma/client';
import { documentsColumn } from '@/lib/documents/queries';
import { type FactsRow, toDocumentFacts } from '@/lib/documents/rows';
import { AppError } from '@/lib/errors';
import type { DocumentFacts } from '@/lib/interview/document-facts';
import type { Transaction } from '@/lib/infra/db';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { carryFromDocument } from '@/lib/interview/earlier-return';
import type { InterviewState } from '@/lib/interview/plan';
import { firstYear } from '@/lib/interview/year-words';
import { prefillAnswers } from '@/lib/interview/prefill';
import { AnswerValue, type Responses } from '@/lib/interview/schema';
import { type LockedReturn, type ProgressRow, progressColumns, toLocked } from './access';

/** A year that can be computed; a row of another one is a fault of ours. */
export const TaxYear = z.literal([2024, 2025]).default(firstYear);

const contextOf = (returnId: string, questionId: string): SealContext =>
  `Answer.value:${returnId}:${questionId}`;

/** Encrypts an answer for its row. */
export function sealAnswer(
  key: AccountKey,
  returnId: string,
  questionId: string,
  answer: AnswerValue,
): string {
  return sealFor(key, JSON.stringify(answer), contextOf(returnId, questionId));
}

/** The saved answers of a return, decrypted. Callers hold an OpenReturn. */
export async function readAnswers(tx: Transaction, returnId: string): Promise<Responses> {
  const rows = await tx.answer.findMany({ where: { returnId }, select: { questionId: true, value: true } });
  return openAnswers(
    returnId,
    rows.map(({ questionId, value }) => [questionId, value]),
  );
}

const openAnswers = (returnId: string, rows: readonly [questionId: string, value: string][]): Responses =>
  Object.fromEntries(
    rows.map(([questionId, value]) => {
      const json: unknown = JSON.parse(unseal(value, contextOf(returnId, questionId)));
      return [questionId, AnswerValue.parse(json)];
    }),
  );

/** Everything the interview and the engine know about a return: its answers and what its documents say. */
export interface ReadState extends InterviewState {
  /** What documents pre-fill while nobody answered anything (spec section 4): it is stored with the first answer. */
  prefilled: Responses;
  /** Answers that last year's return gave, ours or an uploaded one, and nobody has changed: where it has each. */
  carried: Readonly<Record<string, string>>;
}

interface StateRow {
  taxYear: number;
  cleared: string[];
  answers: [questionId: string, value: string, carriedFrom: string | null][];
  documents: FactsRow[];
}

const stateColumns = (returnId: string): Prisma.Sql => Prisma.sql`
  (SELECT "taxYear" FROM "TaxReturn" WHERE "id" = ${returnId}) AS "taxYear",
  (SELECT "clearedAnswers" FROM "TaxReturn" WHERE "id" = ${returnId}) AS "cleared",
  (SELECT coalesce(json_agg(json_build_array("questionId", "value", "carriedFrom")), '[]')
    FROM "Answer" WHERE "returnId" = ${returnId}) AS "answers",
  ${documentsColumn(returnId)} AS "documents"`;

function openState(returnId: string, row: StateRow): ReadState {
  const documents = row.documents.map(toDocumentFacts);
  const counted = row.answers.filter(
    ([questionId, , carriedFrom]) => carriedFrom === null || !isReadAgain(questionId, documents),
  );
  const answers = openAnswers(
    returnId,
    counted.map(([questionId, value]) => [questionId, value]),
  );
  const carried = Object.fromEntries(
    counted.flatMap(([questionId, , from]) => (from === null ? [] : [[questionId, from]])),
  );
  const isUntouched = Object.keys(carried).length === counted.length;
  // What somebody cleared stays cleared, whatever a document says.
  const cleared = new Set(row.cleared);
  const prefilled = Object.fromEntries(
    Object.entries(isUntouched ? prefillAnswers(documents) : {}).filter(([id]) => !cleared.has(id)),
  );
  const taxYear = TaxYear.parse(row.taxYear ?? undefined);
  // Whatever a person or our own return of last year said stays.
  const uploaded = carryFromDocument(documents, taxYear, answers).filter(
    ({ questionId }) => !Object.hasOwn(answers, questionId) && !cleared.has(questionId),
  );
  const fromUploaded = Object.fromEntries(uploaded.map(({ questionId, answer }) => [questionId, answer]));
  const sources = Object.fromEntries(uploaded.map(({ questionId, from }) => [questionId, from]));
  return {
    taxYear,
    answers: { ...prefilled, ...fromUploaded, ...answers },
    documents,
    prefilled,
    carried: { ...sources, ...carried },
  };
}

/** Last year's employers are there for whoever types a Form W-2: beside one that was read they would name it twice. */
const isReadAgain = (questionId: string, documents: readonly DocumentFacts[]): boolean =>
  questionId.startsWith('w2s.') && documents.some(({ forms }) => forms.some(({ group }) => group === 'w2s'));

/** Answers and documents of a return, in one look. Callers hold an OpenReturn. */
export async function readInterviewState(tx: Transaction, returnId: string): Promise<ReadState> {
  const [row] = await tx.$queryRaw<StateRow[]>`SELECT ${stateColumns(returnId)}`;
  return openState(returnId, row ?? { taxYear: firstYear, cleared: [], answers: [], documents: [] });
}

/**
 * The same with how far the return is, all as of one moment, for a write that asks whether it is still so.
 * @throws AppError not_found when the return is gone
 */
export async function readReturnState(
  tx: Transaction,
  returnId: string,
): Promise<{ now: LockedReturn; state: ReadState }> {
  const [row] = await tx.$queryRaw<(StateRow & ProgressRow)[]>`
    SELECT ${progressColumns}, ${stateColumns(returnId)} FROM "TaxReturn" WHERE "id" = ${returnId}`;
  if (row === undefined) throw new AppError('not_found');
  return { now: toLocked(row), state: openState(returnId, row) };
}
