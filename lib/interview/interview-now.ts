import { presentResponses } from './answers';
import { estimateRefund } from './estimate';
import { diffLists } from './list-changes';
import { planInterview, toBriefInsights } from './plan';
import { type InterviewNow } from './schema';
import { type InterviewState } from './walk';

/**
 * What follows from an answer: the next question, what changes in the list of questions and among the other answers,
 * the questions that fell away, and the result so far. The screen needs nothing else to go on.
 * @param before the interview without the answer
 * @param questionId the question that was answered
 */
export function describeNow(state: InterviewState, before: InterviewState, questionId: string): InterviewNow {
  const [was, now] = [planInterview(before), planInterview(state)];
  const insights = toBriefInsights(now);
  const areSame = JSON.stringify(insights) === JSON.stringify(toBriefInsights(was));
  const ids = now.categories.flatMap(({ questions }) => questions.map(({ id }) => id));
  const at = ids.indexOf(questionId);
  return {
    next: at < 0 ? null : (ids[at + 1] ?? null),
    change: diffLists(was.categories, now.categories),
    answers: listOtherAnswers(state, before, questionId),
    insights: areSame ? null : insights,
    estimate: estimateRefund(state),
  };
}

/** Answers that read differently now: a label that names a person changes with the name. Null for one that fell away. */
function listOtherAnswers(
  state: InterviewState,
  before: InterviewState,
  questionId: string,
): InterviewNow['answers'] {
  const [was, now] = [presentResponses(before), presentResponses(state)];
  const others: InterviewNow['answers'] = {};
  for (const id of new Set([...Object.keys(was), ...Object.keys(now)]))
    if (id !== questionId && JSON.stringify(was[id]) !== JSON.stringify(now[id]))
      others[id] = now[id] ?? null;
  return others;
}
