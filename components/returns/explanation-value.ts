import { formatDay } from '@/lib/format/day';
import { formatDollars } from '@/lib/format/money';
import { type Explanation } from '@/lib/returns/schema';

/** Anything that is shown as the value of a line, a fact or an amount of the law. */
export type Valued = Pick<Explanation, 'label' | 'path' | 'value' | 'unit'> & { kind?: Explanation['kind'] };

const statusWords: Record<string, string> = {
  single: 'single',
  mfj: 'married filing jointly',
  mfs: 'married filing separately',
  hoh: 'head of household',
  qss: 'qualifying surviving spouse',
};

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 });

// Amounts of the law come without a unit: the last word of their path has to do.
const rateWords = /(rate|share|percentage)$/i;
const countWords = /(^|[. ])(age|number|count|months|days|miles)$|(Age|Number|Count|Months|Days|Miles)$/;

function guessUnit(path: string): 'money' | 'rate' | 'other' {
  if (rateWords.test(path)) return 'rate';
  return countWords.test(path) || /year$/i.test(path) ? 'other' : 'money';
}

/** What the number counts. */
export function unitOf({ unit, path, label }: Valued): NonNullable<Explanation['unit']> {
  return unit ?? guessUnit(path ?? label);
}

/** True for an amount of dollars. */
export const isMoney = (shown: Valued): boolean =>
  typeof shown.value === 'number' && unitOf(shown) === 'money';

/** A value as words: dollars with cents only where there are any, "9%", "3", "yes", a date, "blank". */
export function formatValue(shown: Valued): string {
  const { kind, value } = shown;
  if (value === null || value === '') return kind === 'law' ? 'a table' : 'blank';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return formatText(value);
  switch (unitOf(shown)) {
    case 'money':
      return formatDollars(value, Number.isInteger(value) ? {} : { cents: true });
    case 'rate':
      return percent.format(value);
    default:
      return /\byear\b|year$/i.test(shown.path ?? shown.label) ? String(value) : plainNumber.format(value);
  }
}

function formatText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return statusWords[text] ?? text;
}
