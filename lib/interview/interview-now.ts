import { estimateRefund } from './estimate';
import { diffLists } from './list-changes';
import { planInterview, toBriefInsights } from './plan';
import { type InterviewNow } from './schema';
import { type InterviewState } from './walk';

/** Above this many questions (a long list of sales) only what changed goes with an answer. */
const mostSentAlong = 300;

/** What follows from the answers now: the questions, those that fell away, and the result so far. */
export function describeNow(state: InterviewState, before: InterviewState): InterviewNow {
  const plan = planInterview(state);
  const isLong = plan.total > mostSentAlong;
  return {
    categories: isLong ? null : plan.categories,
    change: isLong ? diffLists(planInterview(before).categories, plan.categories) : null,
    insights: toBriefInsights(plan),
    estimate: estimateRefund(state),
  };
}
