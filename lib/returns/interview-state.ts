import { readDocumentFacts } from '@/lib/documents/queries';
import type { Transaction } from '@/lib/infra/db';
import { seal, unseal } from '@/lib/infra/crypto';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { InterviewState } from '@/lib/interview/plan';
import { prefillAnswers } from '@/lib/interview/prefill';
import { AnswerValue, type Responses } from '@/lib/interview/schema';

const contextOf = (returnId: string, questionId: string): SealContext =>
  `Answer.value:${returnId}:${questionId}`;

/** Encrypts an answer for its row. */
export function sealAnswer(returnId: string, questionId: string, answer: AnswerValue): string {
  return seal(JSON.stringify(answer), contextOf(returnId, questionId));
}

/** The saved answers of a return, decrypted. Callers hold an OpenReturn. */
export async function readAnswers(tx: Transaction, returnId: string): Promise<Responses> {
  const rows = await tx.answer.findMany({ where: { returnId }, select: { questionId: true, value: true } });
  return Object.fromEntries(
    rows.map(({ questionId, value }) => {
      const json: unknown = JSON.parse(unseal(value, contextOf(returnId, questionId)));
      return [questionId, AnswerValue.parse(json)];
    }),
  );
}

/** Everything the interview and the engine know about a return: its answers and what its documents say. */
export interface ReadState extends InterviewState {
  /** True while nothing is saved: the answers are those that documents pre-fill (spec section 4). */
  prefilled: boolean;
}

export async function readInterviewState(tx: Transaction, returnId: string): Promise<ReadState> {
  const answers = await readAnswers(tx, returnId);
  const documents = await readDocumentFacts(tx, returnId);
  const prefilled = Object.keys(answers).length === 0;
  return { answers: prefilled ? prefillAnswers(documents) : answers, documents, prefilled };
}
