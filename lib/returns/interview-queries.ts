import { isFresh, requireRecentFactor } from '@/lib/auth/recent-factor';
import { db } from '@/lib/infra/db';
import { presentResponses } from '@/lib/interview/answers';
import { estimateRefund } from '@/lib/interview/estimate';
import { planInterview, type Plan } from '@/lib/interview/plan';
import { listKnownAnswers } from '@/lib/interview/known';
import { listKnownForms } from '@/lib/interview/known-forms';
import { listStates } from '@/lib/interview/known-states';
import type { Estimate, Known, KnownAnswer, Responses } from '@/lib/interview/schema';
import { openReturn, type OpenReturn, type ReturnCall } from './access';
import { accountQuestion, maskAccount } from './account-number';
import { readInterviewState } from './interview-state';
import { readLastYearAnswers } from './last-year';

/** The questions left for this return, and those that documents and answers made unnecessary. */
export async function readPlan(open: OpenReturn<'read'>): Promise<Plan> {
  return planInterview(await readInterviewState(db(), open.id));
}

/**
 * The answers as the screens show them, pre-filled while nothing is saved. Preparers see sensitive ones masked; clients
 * their account number, unless they gave a password or code within the last minutes.
 * @param options.full asks for it where it is missing
 * @throws AppError forbidden that says what to give, with `full`
 */
export async function readResponses(
  open: OpenReturn<'read'>,
  { full = false }: { full?: boolean } = {},
): Promise<Responses> {
  if (full) requireRecentFactor(open.actor);
  const state = await readInterviewState(db(), open.id);
  const shown = presentResponses(state, { maskSensitive: open.actor.role !== 'client' });
  return isFresh(open.actor) ? shown : maskAccount(shown);
}

/** The refund or amount owed as far as the answers go. */
export async function readEstimate(open: OpenReturn<'read'>): Promise<Estimate> {
  return estimateRefund(await readInterviewState(db(), open.id));
}

/**
 * What sign-up, the documents and last year's return say about the filer, to be confirmed, with numbers in full: so only the owner gets
 * answers. The forms that were read, and which of them count, are for every reader.
 */
export async function readKnown(open: OpenReturn<'read'>): Promise<Known> {
  const state = await readInterviewState(db(), open.id);
  const isOwner = open.actor.id === open.ownerId;
  const read = { forms: listKnownForms(state), states: listStates(state) };
  if (!isOwner) return { answers: [], ...read };
  // Of two that speak of one question the first counts.
  const answers = [...(await readLastYearAnswers(open, state)), ...listKnownAnswers(state, open.actor)];
  return { answers: isFresh(open.actor) ? answers : answers.filter(isNoAccount), ...read };
}

/** The account number stays masked until its owner gave a password or code. */
const isNoAccount = ({ questionId }: KnownAnswer): boolean => questionId !== accountQuestion;

/** The first question that needs an answer and has none; null when nothing is left to ask. */
export async function findOpenQuestion(call: ReturnCall, returnId: string): Promise<string | null> {
  return (await readPlan(await openReturn(call, returnId, 'read'))).firstUnanswered;
}
