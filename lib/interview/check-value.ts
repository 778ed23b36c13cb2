import { breaksLine, holdsControls } from '@/lib/format/written-text';
import { type View } from './conditions';
import { readMonths } from './months';
import { choicesOf } from './references';
import { isRoutingNumber, writeEin, writeSsn } from './identity-numbers';
import { longestText } from './limits';
import { type AnswerFormat, type AnswerValue } from './schema';
import { type Choice, type QuestionSpec } from './topics/topic';

export type Checked = { ok: true; value: AnswerValue } | { ok: false; message: string };

const good = (value: AnswerValue): Checked => ({ ok: true, value });
const bad = (message: string): Checked => ({ ok: false, message });

/** Checks one answer against its question and gives the value as it is stored. */
export function checkValue(spec: QuestionSpec, answer: unknown, view: View): Checked {
  const checked = checkType(spec, answer, view);
  if (!checked.ok || !spec.check || checked.value === '') return checked;
  const fault = spec.check(checked.value, view);
  return fault ? bad(fault) : checked;
}

/** Whether the engine chooses while the filer says nothing. */
export const isDecided = ({ decides }: QuestionSpec, view: View): boolean =>
  decides !== undefined && (decides.when?.(view) ?? true);

export const isOptional = (spec: QuestionSpec, view: View): boolean =>
  isDecided(spec, view) ||
  (typeof spec.optional === 'function' ? spec.optional(view) : spec.optional === true);

function checkType(spec: QuestionSpec, answer: unknown, view: View): Checked {
  switch (spec.type) {
    case 'boolean':
      return typeof answer === 'boolean' ? good(answer) : bad('Select Yes or No.');
    case 'number':
      return checkNumber(spec, answer);
    case 'date':
      return checkDate(spec, answer);
    case 'radio':
    case 'select':
      return checkChoice(choicesOf(spec, view), answer);
    case 'checkbox':
    case 'multiselect':
      return checkChoices(choicesOf(spec, view), answer);
    case 'text':
    case 'textarea':
      return checkText(spec, answer, isOptional(spec, view));
  }
}

const dollars = (value: number) => value.toLocaleString('en-US');

function checkNumber(spec: QuestionSpec, answer: unknown): Checked {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return bad('Enter a number.');
  if (spec.format === 'whole' && !Number.isInteger(answer)) return bad('Enter a whole number.');
  // The double nearest to a decimal with two places survives this round trip exactly.
  if (Math.round(answer * 100) / 100 !== answer)
    return bad('Enter dollars and cents, with no more than two decimal places.');
  const { min, max } = spec;
  if (typeof min === 'number' && answer < min)
    return bad(min === 0 ? 'This can’t be less than zero.' : `Enter ${dollars(min)} or more.`);
  if (typeof max === 'number' && answer > max) return bad(`Enter ${dollars(max)} or less.`);
  return good(answer === 0 ? 0 : answer);
}

/** True for a day that exists, written YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const writeDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

function checkDate(spec: QuestionSpec, answer: unknown): Checked {
  if (typeof answer !== 'string' || !isRealDay(answer)) return bad('Enter a valid date.');
  const { min, max } = spec;
  if (typeof min === 'string' && answer < min) return bad(`Enter a date on or after ${writeDay(min)}.`);
  if (typeof max === 'string' && answer > max) return bad(`Enter a date on or before ${writeDay(max)}.`);
  return good(answer);
}

const valueOf = (choices: readonly Choice[], answer: unknown): string | undefined =>
  (
    choices.find(({ value }) => value === answer) ??
    choices.find(({ label }) => label === answer) ??
    choices.find(({ formerly = [] }) => formerly.some((value) => value === answer))
  )?.value;

function checkChoice(choices: readonly Choice[], answer: unknown): Checked {
  const value = valueOf(choices, answer);
  return value === undefined ? bad('Select one of the options.') : good(value);
}

function checkChoices(choices: readonly Choice[], answer: unknown): Checked {
  if (!Array.isArray(answer)) return bad('Select from the list.');
  if (answer.length > choices.length) return bad('Select each option only once.');
  const picked = new Set<string>();
  for (const one of answer) {
    const value = valueOf(choices, one);
    if (value === undefined) return bad('Select from the options shown.');
    picked.add(value);
  }
  if (picked.size === 0) return bad('Select at least one option.');
  if (picked.has('none') && picked.size > 1) {
    const label = choices.find(({ value }) => value === 'none')?.label ?? 'None';
    return bad(`Select “${label}” by itself, or clear it.`);
  }
  // Stored in the order of the list, so that the same choice is always the same answer.
  return good(choices.map(({ value }) => value).filter((value) => picked.has(value)));
}

function checkText(spec: QuestionSpec, answer: unknown, optional: boolean): Checked {
  if (typeof answer !== 'string') return bad('Enter text.');
  const trimmed = answer.trim();
  if (holdsControls(trimmed)) return bad('Use only letters, numbers, and common punctuation.');
  if (spec.type === 'text' && breaksLine(trimmed)) return bad('Enter a single line of text.');
  if (trimmed === '') return optional ? good('') : bad('Enter an answer.');
  const most = spec.maxLength ?? (spec.type === 'textarea' ? longestText : 200);
  if (trimmed.length > most) return bad(`Use no more than ${most} characters.`);
  const text = spec.upperCase ? trimmed.toUpperCase() : trimmed;
  return spec.format ? checkFormat(spec.format, text) : good(text);
}

function checkFormat(format: AnswerFormat, text: string): Checked {
  switch (format) {
    case 'ssn':
      return /^\d{3}[- ]?\d{2}[- ]?\d{4}$/.test(text)
        ? good(writeSsn(text))
        : bad('Enter nine digits, such as 123-45-6789.');
    case 'ein':
      return /^\d{2}[- ]?\d{7}$/.test(text)
        ? good(writeEin(text))
        : bad('Enter nine digits, such as 12-3456789.');
    case 'zip':
      return /^\d{5}(-\d{4})?$/.test(text) ? good(text) : bad('Enter five digits, such as 45402.');
    case 'routing':
      return isRoutingNumber(text)
        ? good(text)
        : bad('This isn’t a valid routing number. Enter the nine digits at the bottom left of a check.');
    case 'account':
      return /^[A-Za-z0-9-]{1,17}$/.test(text)
        ? good(text)
        : bad('Enter up to 17 letters or digits, without spaces.');
    case 'ipPin':
      return /^\d{6}$/.test(text) ? good(text) : bad('Enter six digits, such as 123456.');
    case 'phone':
      return checkPhone(text);
    case 'email':
      return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
        ? good(text)
        : bad('Enter an email address, such as maria@example.com.');
    case 'name':
      return /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(text)
        ? good(text)
        : bad('Use letters, spaces, hyphens, and apostrophes.');
    case 'months': {
      const months = readMonths(text);
      return months ? good(months.join(' ')) : bad('Enter 12 amounts, one for each month. Enter 0 for none.');
    }
    case 'money':
    case 'whole':
      return good(text);
  }
}

function checkPhone(text: string): Checked {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^[\d\s().+-]+$/.test(text) || digits.length !== 10)
    return bad('Enter 10 digits, such as 937-555-0142.');
  return good(`${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`);
}
