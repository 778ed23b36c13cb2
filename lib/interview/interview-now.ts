import { estimateRefund } from './estimate';
import { diffLists } from './list-changes';
import { planInterview, toBriefInsights } from './plan';
import { type InterviewNow } from './schema';
import { type InterviewState } from './walk';

/** Above this many questions (a long list of sales) only what changed goes with an answer. */
const mostSentAlong = 300;

/**
 * What follows from the answers now: the questions, those that fell away, and the result so far.
 * @param sign makes a short sign for a text: another text has another one
 * @param seen the tag of what the reader has; the same is not sent again
 */
export function describeNow(
  state: InterviewState,
  before: InterviewState,
  sign: (text: string) => string,
  seen?: string,
): InterviewNow {
  const plan = planInterview(state);
  const insights = toBriefInsights(plan);
  const tag = sign(JSON.stringify([plan.categories, insights]));
  const estimate = estimateRefund(state);
  if (tag === seen) return { tag, categories: null, change: null, insights: null, estimate };
  const isLong = plan.total > mostSentAlong;
  return {
    tag,
    categories: isLong ? null : plan.categories,
    change: isLong ? diffLists(planInterview(before).categories, plan.categories) : null,
    insights,
    estimate,
  };
}
