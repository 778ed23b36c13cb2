import { nothingPicked } from '@/lib/interview/form-answer';
import { maskText } from '@/lib/interview/mask';
import { type AnswerValue, type Question } from '@/lib/interview/schema';
import { readTypedNumber } from '@/lib/interview/typed-number';
import { faultOfText } from './typed-format';

/** What stands in a control: text as typed, or what was picked. Null is nothing. */
export type Draft = string | readonly string[] | boolean | null;

/** What a draft says: an answer, nothing at all, or something that can't be an answer. */
export type DraftReading =
  { kind: 'answer'; answer: AnswerValue } | { kind: 'empty' } | { kind: 'wrong'; message: string };

const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The draft that shows a saved answer. */
export function draftOf(question: Pick<Question, 'type' | 'format'>, answer: AnswerValue | undefined): Draft {
  if (answer === undefined) return question.type === 'boolean' ? null : isMany(question) ? [] : '';
  if (typeof answer !== 'number') return answer;
  return question.format === 'money' ? dollars.format(answer) : String(answer);
}

export const isMany = ({ type }: Pick<Question, 'type'>): boolean =>
  type === 'checkbox' || type === 'multiselect';

/** Typed text is saved after a pause; everything else at once. */
export const isTyped = ({ type }: Question): boolean =>
  type === 'text' || type === 'number' || type === 'textarea' || type === 'date';

/** Reads what was typed or picked. The server has the last word on what is right. */
export function readDraft(question: Question, draft: Draft): DraftReading {
  if (draft === null || draft === '') return { kind: 'empty' };
  if (typeof draft === 'boolean') return { kind: 'answer', answer: draft };
  if (typeof draft !== 'string')
    return draft.length === 0 ? { kind: 'empty' } : { kind: 'answer', answer: [...draft] };
  const text = draft.trim();
  if (text === '') return { kind: 'empty' };
  if (question.type === 'number') return readNumber(question, text);
  const fault = faultOfText(question.format, text);
  return fault === null ? { kind: 'answer', answer: text } : { kind: 'wrong', message: fault };
}

/** What Next says when nothing was answered: what to do, in the words of the control. */
export function emptyMessage({ type, format, optional }: Question): string {
  if (optional === true) return '';
  if (type === 'number' && format === 'money') return 'Enter an amount. Enter 0 if none.';
  return nothingPicked[type];
}

function readNumber({ format, min, max }: Question, text: string): DraftReading {
  const typed = readTypedNumber(text);
  if (typed === null)
    return {
      kind: 'wrong',
      message: format === 'whole' ? 'Enter a whole number, such as 12.' : 'Enter a number, such as 1,250.00.',
    };
  const { value, fraction } = typed;
  if (format === 'whole' && /[1-9]/.test(fraction))
    return { kind: 'wrong', message: 'Enter a whole number.' };
  if (fraction.length > 3)
    return { kind: 'wrong', message: 'Enter dollars and cents, with no more than two decimal places.' };
  if (typeof min === 'number' && value < min)
    return { kind: 'wrong', message: min === 0 ? 'This can’t be less than zero.' : `Enter ${min} or more.` };
  if (typeof max === 'number' && value > max)
    return { kind: 'wrong', message: `Enter ${max.toLocaleString('en-US')} or less.` };
  return { kind: 'answer', answer: value };
}

/** How a draft looks when the cursor is elsewhere: amounts with commas and cents, secrets masked. */
export function showDraft(question: Question, draft: string, isShown: boolean): string {
  if (question.sensitive && !isShown) return maskText(draft);
  return draft;
}

/** Tidies what was typed when the cursor leaves: an amount gets its commas and cents. */
export function tidyDraft(question: Question, draft: string): string {
  const reading = readDraft(question, draft);
  return reading.kind === 'answer' && typeof reading.answer === 'number'
    ? String(draftOf(question, reading.answer))
    : draft;
}

/** Picks or unpicks one option. "None of these" stands alone. */
export function togglePick(question: Question, picked: readonly string[], option: string): string[] {
  if (picked.includes(option)) return picked.filter((one) => one !== option);
  if (isNone(option)) return [option];
  const next = [...picked.filter((one) => !isNone(one)), option];
  return question.options.filter((one) => next.includes(one));
}

const isNone = (option: string) => option === 'None of these';

/** True when two answers say the same. */
export function sameAnswer(
  one: AnswerValue | null | undefined,
  other: AnswerValue | null | undefined,
): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => value === other[at]);
  return (one ?? null) === (other ?? null);
}
