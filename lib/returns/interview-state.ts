import { z } from 'zod';
import { Prisma } from '@/.generated/prisma/client';
import { documentsColumn } from '@/lib/documents/queries';
import { type FactsRow, toDocumentFacts } from '@/lib/documents/rows';
import { AppError } from '@/lib/errors';
import type { Transaction } from '@/lib/infra/db';
import { seal, unseal } from '@/lib/infra/crypto';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { InterviewState } from '@/lib/interview/plan';
import { firstYear } from '@/lib/interview/year-words';
import { prefillAnswers } from '@/lib/interview/prefill';
import { AnswerValue, type Responses } from '@/lib/interview/schema';
import { type LockedReturn, type ProgressRow, progressColumns, toLocked } from './access';

/** A year that can be computed; a row of another one is a fault of ours. */
const TaxYear = z.literal([2024, 2025]).default(firstYear);

const contextOf = (returnId: string, questionId: string): SealContext =>
  `Answer.value:${returnId}:${questionId}`;

/** Encrypts an answer for its row. */
export function sealAnswer(returnId: string, questionId: string, answer: AnswerValue): string {
  return seal(JSON.stringify(answer), contextOf(returnId, questionId));
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
  /** True while nothing is saved: the answers are those that documents pre-fill (spec section 4). */
  prefilled: boolean;
}

interface StateRow {
  taxYear: number;
  answers: [questionId: string, value: string][];
  documents: FactsRow[];
}

const stateColumns = (returnId: string): Prisma.Sql => Prisma.sql`
  (SELECT "taxYear" FROM "TaxReturn" WHERE "id" = ${returnId}) AS "taxYear",
  (SELECT coalesce(json_agg(json_build_array("questionId", "value")), '[]')
    FROM "Answer" WHERE "returnId" = ${returnId}) AS "answers",
  ${documentsColumn(returnId)} AS "documents"`;

function openState(returnId: string, row: StateRow): ReadState {
  const answers = openAnswers(returnId, row.answers);
  const documents = row.documents.map(toDocumentFacts);
  const prefilled = Object.keys(answers).length === 0;
  const taxYear = TaxYear.parse(row.taxYear ?? undefined);
  return { taxYear, answers: prefilled ? prefillAnswers(documents) : answers, documents, prefilled };
}

/** Answers and documents of a return, in one look. Callers hold an OpenReturn. */
export async function readInterviewState(tx: Transaction, returnId: string): Promise<ReadState> {
  const [row] = await tx.$queryRaw<StateRow[]>`SELECT ${stateColumns(returnId)}`;
  return openState(returnId, row ?? { taxYear: firstYear, answers: [], documents: [] });
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
