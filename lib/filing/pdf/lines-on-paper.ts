import { formatDollars } from '@/lib/format/money';
import { relationshipWords } from './official/write-value';
import type { PrintedForm, PrintedLine } from './printed-return';
import { isOfState, isOnStateForm, placeOnStateForm } from './state-lines-on-paper';

/** Steps of the calculation that stand among a form's lines, and that no form of the IRS has. */
const ownSteps: Readonly<Partial<Record<string, readonly string[]>>> = {
  'schedule-a': ['16 loss'],
  'schedule-a-standard': ['16 loss', '16 standard'],
  'schedule-e': ['EIC'],
  'schedule-h': ['tax'],
  'schedule-se': ['earned'],
  '1116': ['unused'],
  '461': ['excess'],
  '4562': ['22 without 12'],
  '4797': ['7 or 9'],
  '4797-part-3': ['24 installment', '24 unrecaptured'],
  '5329': ['total'],
  '6252': ['26 unrecaptured'],
  '7206': ['4 business'],
  '8606': ['recent conversions'],
  '8824': ['22 unrecaptured'],
};

/** Shares that the form wants before a printed "%". */
const percentages: Readonly<Partial<Record<string, readonly string[]>>> = {
  '4562': ['26(c)', '27(c)'],
  '8829': ['3', '7', '41'],
  '8995-a-schedule-a': ['9', '10'],
};

/** What the form prints beside the box of a choice. */
const choices: Readonly<Partial<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>> =
  {
    '1116': {
      category: {
        foreignBranch: 'Foreign branch category income',
        passive: 'Passive category income',
        general: 'General category income',
      },
    },
    '1116-high-tax': {
      kind: {
        withheldMore: 'Withheld, 15% or more',
        withheldLess: 'Withheld, less than 15%',
        assessed: 'Assessed, not withheld',
        untaxed: 'None',
      },
    },
  };

/** A date as the IRS's forms want it: month, day, year. */
const asOnForm = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** A line as our own pages print it. A share has no more digits than a form has room for. */
export function showLine({ label, value, unit }: PrintedLine): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string')
    return label === 'Relationship' ? (relationshipWords[value] ?? value) : asOnForm(value);
  if (unit === 'money') return formatDollars(value);
  return String(unit === 'rate' ? Number(value.toFixed(5)) : value);
}

const printedNumber = /^(?:\d+[a-z]{0,2}|[A-Z]|[IVX]+|i{1,3})(?:\([^)]*\))*(?:-HTKO)?$/;

/**
 * The number of a line as its form prints it: "2 number" stands on line 2, "29a h" in column (h) of line 29a. Empty for
 * what has no number there, such as the box checked on Form 8949.
 */
export function numberOnForm(line: string): string {
  const [number = '', word = ''] = line.split(' ');
  if (!printedNumber.test(number)) return '';
  if (/^[a-z]$/.test(word)) return `${number}(${word})`;
  return /^[\d(]/.test(word) ? line : number;
}

/** Lines with a letter stand at a form's head, and so does the box that says which Form 1116 this is. */
const isAtHead = ({ line }: PrintedLine): boolean => /^[A-Z]$|^category$/.test(line);

/** What our own layout prints of a form, row by row. The filer copies it, so only what the IRS's form has stands there. */
export function linesOnPaper({
  id,
  lines,
  attached,
  sequence,
}: PrintedForm): { number: string; label: string; value: string }[] {
  const shown = (line: PrintedLine): string =>
    percentages[id]?.includes(line.line) === true && typeof line.value === 'number'
      ? `${Number((line.value * 100).toFixed(2))}%`
      : (choices[id]?.[line.line]?.[String(line.value)] ?? showLine(line));
  // The filer copies a state's working copy to the state's form, or holds it against what was filed.
  if (isOfState(id))
    return lines
      .filter(({ line }) => isOnStateForm(id, line))
      .map((line) => ({ number: placeOnStateForm(line.line), label: line.label, value: showLine(line) }));
  // Worksheets stay with the filer, who finds the steps on the screen, too.
  if (!attached) return lines.map((line) => ({ number: line.line, label: line.label, value: shown(line) }));
  const own = lines.filter(({ line }) => ownSteps[id]?.includes(line) !== true);
  const inOrder =
    sequence === null ? own : [...own.filter(isAtHead), ...own.filter((line) => !isAtHead(line))];
  return inOrder.map((line) => ({
    number: numberOnForm(line.line),
    label: line.label,
    value: shown(line),
  }));
}
