import { presentResponses } from './answers';
import { fullId } from './conditions';
import { describeAnswer } from './describe-answers';
import { findQuestion } from './find-question';
import { walkInterview, type InterviewState } from './walk';
import { inYear, sayInYear } from './year-words';
import { wordsOf } from './topics/topic';

/** A question and its answer in words, whether it is asked now or waits behind another one. */
export interface DescribedAnswer {
  questionId: string;
  question: string;
  /** Name of the item it belongs to, such as a dependent; absent for single questions. */
  item?: string;
  /** Sensitive numbers show their last four signs; null without an answer. */
  value: string | null;
  /** Whether it is asked, so that its answer counts. */
  asked: boolean;
}

/** Describes answers by their ids, in the order of the ids; what is no question is left out. */
export function describeByIds(state: InterviewState, questionIds: readonly string[]): DescribedAnswer[] {
  const { asked, view } = walkInterview(state);
  const counted = new Set(asked.map(({ id }) => id));
  const shown = presentResponses(state);
  return questionIds.flatMap((questionId): DescribedAnswer[] => {
    const found = findQuestion(view, questionId);
    if (!found) return [];
    const spec = inYear(found.spec, view.taxYear);
    const own = { ...view, item: found.item, paper: null };
    const answer = shown[questionId];
    const name = found.item ? nameOfItem(state, found.item) : undefined;
    return [
      {
        questionId,
        question: sayInYear(wordsOf(spec.text, own), view.taxYear),
        ...(name === undefined ? {} : { item: name }),
        value: answer === undefined ? null : describeAnswer(spec, answer),
        asked: counted.has(fullId(own, spec.id)),
      },
    ];
  });
}

/** Answers that name an item of a list. */
const names = ['firstName', 'employerName', 'name', 'address', 'description'];

function nameOfItem(
  { answers }: InterviewState,
  { group, index }: { group: string; index: number },
): string | undefined {
  for (const name of names) {
    const answer = answers[`${group}.${index}.${name}`];
    if (typeof answer === 'string' && answer !== '') return answer;
  }
  return undefined;
}
