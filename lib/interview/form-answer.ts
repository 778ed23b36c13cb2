import { type AnswerValue, type QuestionType } from './schema';
import { readTypedNumber } from './typed-number';

/** What to say where a form came without an answer that is needed: what to do, in the words of the control. */
export const nothingPicked: Record<QuestionType, string> = {
  boolean: 'Select Yes or No.',
  radio: 'Select one answer.',
  select: 'Select one answer.',
  checkbox: 'Select at least one option, or “None of these.”',
  multiselect: 'Select at least one option, or “None of these.”',
  date: 'Enter a date.',
  number: 'Enter a number.',
  text: 'Enter an answer.',
  textarea: 'Enter an answer.',
};

/**
 * The answer that a plain form carries, in the shape that the question's type wants; null for none. The check of the
 * answer itself comes afterwards, as for every other one.
 * @param given the values of its control, in their order
 */
export function readFormAnswer(type: QuestionType, given: readonly string[]): AnswerValue | null {
  if (type === 'checkbox' || type === 'multiselect') return given.length === 0 ? null : [...given];
  // A picked button comes after what the form held before.
  const text = given.at(-1)?.trim() ?? '';
  if (text === '') return null;
  if (type === 'boolean') return text === 'true';
  // What is no number stays as it was typed: the check says what is wrong with it.
  if (type === 'number') return readTypedNumber(text)?.value ?? text;
  return text;
}
