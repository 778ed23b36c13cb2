import { formatDollars } from '@/lib/format/money';
import { listOf } from '@/lib/format/words';
import { type Explanation } from '@/lib/returns/schema';
import { isMoney, unitOf } from './explanation-value';
import { capitalize, labelInText, nameInText } from './explanation-words';
import { nameLine } from './form-lines-names';

type Operand = Explanation & { value: number };
type Sum = Explanation & { value: number };

const isNumber = (input: Explanation): input is Operand => typeof input.value === 'number';
// Lines are whole dollars, rounded half up; facts have cents.
const rounds = (exact: number, value: number) => Math.abs(exact - value) <= 0.5 + 1e-6;
const total = (operands: readonly Operand[]) => operands.reduce((sum, { value }) => sum + value, 0);
const dollars = (value: number) => formatDollars(value);

/**
 * The arithmetic of a line in words, when its printed instruction names one and the inputs really give the value.
 * Null when they don't: then nothing is claimed.
 */
export function sayCalculation(step: Explanation): string | null {
  if (!isNumber(step) || !isMoney(step)) return null;
  const instruction = step.instruction ?? '';
  if (/\bsubtract\b/i.test(instruction)) return saySubtraction(step, instruction);
  if (/\bmultipl/i.test(instruction)) return sayProduct(step);
  if (/\b(smaller|smallest|lesser|least)\b/i.test(instruction)) return sayChoice(step, 'smaller', Math.min);
  if (/\b(larger|largest|greater)\b/i.test(instruction)) return sayChoice(step, 'larger', Math.max);
  return saySum(step);
}

function saySubtraction(step: Sum, instruction: string): string | null {
  const named = /subtract line (\w+) from line (\w+)/i.exec(instruction);
  const operands = step.inputs.filter(isNumber);
  const find = (line: string | undefined) =>
    operands.find((input) => input.kind === 'line' && input.form === step.form && input.line === line);
  const [less, from] = [find(named?.[1]), find(named?.[2])];
  if (from === undefined) return null;
  if (less === undefined)
    return from.value === step.value ? `${capitalize(nameInText(from))}, with nothing subtracted.` : null;
  const left = from.value - less.value;
  const others = operands.filter((input) => input !== less && input !== from && input.value !== 0);
  if (left === step.value && others.length === 0)
    return `${capitalize(nameInText(from))} minus ${nameInText(less)} leaves ${dollars(step.value)}.`;
  if (left < 0 && step.value === 0 && others.length === 0)
    return `${capitalize(nameInText(less))} is more than ${nameInText(from)}, so nothing is left and this line is $0.`;
  if (others.length > 0 && others.every(isMoney) && rounds(left + total(others), step.value))
    return `${capitalize(nameInText(from))} minus ${nameInText(less)}, plus ${listOf(others.map(nameInText))}, gives ${dollars(step.value)}.`;
  return null;
}

function sayProduct(step: Sum): string | null {
  const operands = step.inputs.filter(isNumber);
  const [first, second] = operands;
  if (operands.length !== 2 || first === undefined || second === undefined) return null;
  const [amount, factor] = unitOf(second) === 'money' ? [second, first] : [first, second];
  if (!isMoney(amount) || isMoney(factor) || !rounds(amount.value * factor.value, step.value)) return null;
  return `${capitalize(nameInText(amount))} times ${nameInText(factor)} gives ${dollars(step.value)}.`;
}

function sayChoice(step: Sum, word: string, choose: (...values: number[]) => number): string | null {
  const operands = step.inputs.filter(isNumber);
  if (operands.length !== 2 || !operands.every(isMoney)) return null;
  if (!rounds(choose(...operands.map(({ value }) => value)), step.value)) return null;
  return `The ${word} of ${listOf(operands.map(nameInText))}.`;
}

const mostListed = 6;

function saySum(step: Sum): string | null {
  const operands = step.inputs.filter(isNumber);
  if (!operands.every(isMoney) || !rounds(total(operands), step.value)) return null;
  const counting = operands.filter(({ value }) => value !== 0);
  const [only] = counting;
  if (only === undefined)
    return step.value === 0 ? 'Nothing you told us adds to this line, so it’s $0.' : null;
  if (counting.length === 1) return sayCarried(step, only);
  if (counting.length > mostListed)
    return `The ${counting.length} amounts below add up to ${dollars(step.value)}.`;
  const [first, second] = counting.map(nameInText);
  return counting.length === 2
    ? `${capitalize(first ?? '')} plus ${second ?? ''} equals ${dollars(step.value)}.`
    : `The total of ${listOf(counting.map(nameInText))} is ${dollars(step.value)}.`;
}

function sayCarried(step: Sum, only: Operand): string {
  if (only.kind === 'law') return `Set by law: ${nameInText(only)}.`;
  const rounded = only.value === step.value ? '' : `, rounded to ${dollars(step.value)}`;
  if (only.kind === 'line' && only.form !== step.form)
    return `Carried over from ${nameLine(only.form ?? '', only.line ?? '')}: ${nameInText(only)}${rounded}.`;
  return `The only amount here is ${labelInText(only.label)}, ${nameInText(only).slice(labelInText(only.label).length + 1)}${rounded}.`;
}
