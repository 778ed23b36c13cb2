import { estimateRefund } from './estimate';
import { planInterview, toInsights } from './plan';
import { type InterviewNow } from './schema';
import { type InterviewState } from './walk';

/** Above this many questions (a long list of sales) the list is fetched by itself, not with every answer. */
const mostSentAlong = 300;

/** What follows from the answers now: the questions, those that fell away, and the result so far. */
export function describeNow(state: InterviewState): InterviewNow {
  const plan = planInterview(state);
  return {
    categories: plan.total > mostSentAlong ? null : plan.categories,
    insights: toInsights(plan),
    estimate: estimateRefund(state),
  };
}
