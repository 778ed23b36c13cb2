import { z } from 'zod';
import { prefetch } from '@/lib/http/prefetch';
import { interviewKeys } from '@/lib/interview/keys';
import { toBriefInsights } from '@/lib/interview/plan';
import { BriefInsights, Category, Estimate, Known, Responses } from '@/lib/interview/schema';
import type { OpenReturn } from './access';
import { readEstimate, readKnown, readPlan, readResponses } from './interview-queries';

/** The questions that are asked of a return, and the answers. */
export function prefetchAnswers(open: OpenReturn<'read'>, plan = readPlan(open)) {
  return [
    prefetch(interviewKeys.questions(open.id), z.array(Category), async () => (await plan).categories),
    prefetch(interviewKeys.responses(open.id), Responses, () => readResponses(open)),
  ];
}

/** All that the interview shows: its questions and what fell away, the answers, and the result so far. */
export function prefetchInterview(open: OpenReturn<'read'>) {
  const plan = readPlan(open);
  return [
    ...prefetchAnswers(open, plan),
    prefetch(interviewKeys.insights(open.id), BriefInsights, async () => toBriefInsights(await plan)),
    prefetch(interviewKeys.known(open.id), Known, () => readKnown(open)),
    prefetch(interviewKeys.result(open.id), Estimate, () => readEstimate(open)),
  ];
}
