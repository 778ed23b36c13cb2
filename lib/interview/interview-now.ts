import { presentResponses } from './answers';
import { estimateRefund } from './estimate';
import { diffLists, mostSigned, signOf } from './list-changes';
import { planInterview, toBriefInsights } from './plan';
import { type InterviewNow } from './schema';
import { type InterviewState } from './walk';

/**
 * What follows from an answer: the next question, the list of questions or what changes in it, the other answers that
 * read differently, the questions that fell away, and the result so far. The screen needs nothing else to go on.
 * @param before the interview without the answer
 * @param questionId the question that was answered
 * @param seen the sign of what the screen has (`signOf`): the same is not sent again
 */
export function describeNow(
  state: InterviewState,
  before: InterviewState,
  questionId: string,
  seen?: string,
): InterviewNow {
  const { categories, total, ...plan } = planInterview(state);
  const insights = toBriefInsights(plan);
  // What we chose isn't asked on the way; it stands among the answers.
  const ids = categories.flatMap(({ questions }) =>
    questions.filter(({ id, decided }) => decided === undefined || id === questionId).map(({ id }) => id),
  );
  const at = ids.indexOf(questionId);
  const isLong = total > mostSigned;
  const isSame = !isLong && seen !== undefined && signOf(categories, insights) === seen;
  return {
    next: at < 0 ? null : (ids[at + 1] ?? null),
    categories: isLong || isSame ? null : categories,
    // A second plan costs as much as the first one: only a long list is worth it.
    change: isLong ? diffLists(planInterview(before).categories, categories) : null,
    answers: listOtherAnswers(state, before, questionId),
    insights: isSame ? null : insights,
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
