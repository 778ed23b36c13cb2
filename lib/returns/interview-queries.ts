import { db } from '@/lib/infra/db';
import { presentResponses } from '@/lib/interview/answers';
import { estimateRefund } from '@/lib/interview/estimate';
import { planInterview, type Plan } from '@/lib/interview/plan';
import type { Estimate, Responses } from '@/lib/interview/schema';
import type { OpenReturn } from './access';
import { readInterviewState } from './interview-state';

/** The questions left for this return, and those that documents and answers made unnecessary. */
export async function readPlan(open: OpenReturn<'read'>): Promise<Plan> {
  return planInterview(await readInterviewState(db(), open.id));
}

/** The answers as the screens show them, pre-filled while nothing is saved. Preparers see sensitive ones masked. */
export async function readResponses(open: OpenReturn<'read'>): Promise<Responses> {
  const state = await readInterviewState(db(), open.id);
  return presentResponses(state, { maskSensitive: open.actor.role !== 'client' });
}

/** The refund or amount owed as far as the answers go. */
export async function readEstimate(open: OpenReturn<'read'>): Promise<Estimate> {
  return estimateRefund(await readInterviewState(db(), open.id));
}
