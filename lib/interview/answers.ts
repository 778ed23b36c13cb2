import { checkValue, type Checked } from './check-value';
import { type View } from './conditions';
import { findQuestion } from './find-question';
import { choicesOf } from './references';
import { maskText } from './mask';
import { inYear } from './year-words';
import { type AnswerValue, type Responses } from './schema';
import { type InterviewState, walkInterview } from './walk';

/** What a question looks at, wherever it stands. */
function viewFor(state: InterviewState): View {
  return walkInterview(state).view;
}

/** True when the id names a question of this interview, asked now or not. Also for taking answers back. */
export const isKnownQuestion = (state: InterviewState, questionId: string): boolean =>
  findQuestion(viewFor(state), questionId) !== null;

/**
 * Checks an answer from outside and gives it as it is stored: choices by their values, numbers and dates in
 * range, identifiers in their usual form. Choices may come as label or as value.
 */
export function checkAnswer(state: InterviewState, questionId: string, answer: AnswerValue): Checked {
  const view = viewFor(state);
  const found = findQuestion(view, questionId);
  if (!found) return { ok: false, message: 'We couldn’t find that question.' };
  return checkValue(inYear(found.spec, view.taxYear), answer, {
    ...view,
    item: found.item,
    extractionId: found.extractionId,
  });
}

/**
 * Stored answers as the screen shows them: choices by their labels. Answers to no known question are left
 * out. With `maskSensitive` numbers of persons and accounts show their last four digits only.
 */
export function presentResponses(
  state: InterviewState,
  { maskSensitive = false }: { maskSensitive?: boolean } = {},
): Responses {
  const view = viewFor(state);
  const shown: Responses = {};
  for (const [id, answer] of Object.entries(state.answers)) {
    const found = findQuestion(view, id);
    if (!found) continue;
    const hide = maskSensitive && found.spec.sensitive === true && typeof answer === 'string';
    shown[id] = hide
      ? maskText(answer)
      : toLabels(
          choicesOf(inYear(found.spec, view.taxYear), {
            ...view,
            item: found.item,
            extractionId: found.extractionId,
          }),
          answer,
        );
  }
  return shown;
}

function toLabels(choices: readonly { value: string; label: string }[], answer: AnswerValue): AnswerValue {
  const label = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  if (typeof answer === 'string') return choices.length > 0 ? label(answer) : answer;
  return Array.isArray(answer) ? answer.map(label) : answer;
}
