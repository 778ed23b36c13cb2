import { formatDollars } from '@/lib/format/money';
import { listOf } from '@/lib/format/words';
import { type Explanation } from '@/lib/returns/schema';
import { sayCalculation } from './explanation-arithmetic';
import { nameInText } from './explanation-words';
import { formatValue } from './explanation-value';
import { nameLine } from './form-lines-names';

/** How a value came about, in one plain sentence. It claims an arithmetic only where the numbers really give it. */
export function explainInWords(step: Explanation): string {
  if (step.kind === 'law') return 'The law sets this amount for your tax year.';
  if (step.kind === 'fact') return explainFact(step);
  if (step.value === null) return 'Nothing you told us belongs on this line, so it stays blank.';
  return sayCalculation(step) ?? sayGenerally(step);
}

function explainFact({ value, origin }: Explanation): string {
  if (value === null || value === '') return 'You haven’t entered this.';
  if (origin === undefined) return 'This comes from your answers and documents.';
  if ('questionId' in origin) return 'This is your answer in the interview.';
  const document =
    origin.page === null ? `“${origin.documentName}.”` : `“${origin.documentName},” page ${origin.page}.`;
  if (origin.read !== undefined)
    return `Corrected by hand: we read ${formatDollars(Number(origin.read), { cents: true })} from ${document}`;
  return `We read this from your document ${document}`;
}

const mostNamed = 4;
// Whether a form belongs to the return is a line without a number: a switch, not an amount.
const isSwitch = ({ kind, line }: Explanation) => kind === 'line' && line === '';

function sayGenerally({ form = '', line = '', inputs, value }: Explanation): string {
  const answer = typeof value === 'boolean' ? `The answer is ${formatValue({ label: '', value })}. ` : '';
  const stated = inputs.filter((input) => input.value !== null && input.kind !== 'law' && !isSwitch(input));
  const telling = stated.filter((input) => input.value !== false);
  const named = telling.length > 0 ? telling : stated;
  const law = inputs.some(({ kind }) => kind === 'law');
  if (named.length === 0)
    return `${answer}${nameLine(form, line)} gives this result${law ? ' from amounts set by law' : ''}.`;
  const more = named.length - mostNamed;
  const words = named.slice(0, mostNamed).map(nameInText);
  const list = listOf(more > 0 ? [...words, `${more} more`] : words);
  return `${answer}Calculated from ${list}${law ? ', using amounts set by law' : ''}.`;
}
