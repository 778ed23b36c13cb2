import { type FieldFormat } from '../kinds/kind';

/** "$1,234.5" → "1234.50", "1,234." → "1234.00"; null when the text is no amount. Brackets and a minus sign mean less than zero. */
export function parseMoney(text: string): string | null {
  const match = /^(\()?(-)?\$?(-)?(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?(\))?(-)?$/u.exec(text.trim());
  if (!match) return null;
  const [, open, minusBefore, minusInside, whole, cents, closing, minusAfter] = match;
  if (whole === undefined && (cents ?? '') === '') return null;
  if ((open === undefined) !== (closing === undefined)) return null;
  // "(824)" is an area code, "(824.00)" is a loss.
  if (open !== undefined && cents === undefined && !text.includes(',')) return null;
  if (whole !== undefined && whole.replaceAll(',', '').length > 10) return null;
  const digits = (whole ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/u, '');
  const negative =
    open !== undefined || minusBefore !== undefined || minusInside !== undefined || minusAfter !== undefined;
  const amount = `${digits}.${(cents ?? '').padEnd(2, '0')}`;
  return negative && Number(amount) !== 0 ? `-${amount}` : amount;
}

/** "D3,000.00": a code and its amount without a space. */
export const gluedCode = /^([A-Z]{1,2})(\$?[\d,]+\.\d{2})$/u;

/**
 * A code as it was meant: letters whose small form differs in size only are raised, and what was seen of the bar or of the
 * stacked word "Code" before it is left out.
 */
export const raiseCase = (text: string) =>
  /^[ckpsvwyz]$/u.test(text) ? text.toUpperCase() : text.replace(/^[a-z|!'‘«([]{1,2}(?=[A-Z]{1,2}$)/u, '');

/** Written with a decimal point, a dollar sign or thousands commas: not a number of some other sort. */
export const looksLikeMoney = (text: string) => parseMoney(text) !== null && /[,$()]|\.\d/u.test(text);

/** The number of a box as lists print it, "7" or "7.": perhaps an amount of whole dollars. Zero is no box. */
export const bareNumber = (text: string): string | null => /^([1-9]\d?)\.?$/u.exec(text)?.[1] ?? null;

const ssn = /^[\dX*•#]{3}[- ]?[\dX*•#]{2}[- ]?\d{4}$/iu;
const ein = /^(\d{2}|[X*•#]{2})-?(\d{7}|[X*•#]{3,5}\d{2,4})$/iu;

export const isSsn = (text: string) => ssn.test(text);
export const isEin = (text: string) => ein.test(text);

/** Any taxpayer identification number as printed; a few payers print letters where digits are masked. */
const isTin = (text: string) =>
  isSsn(text) ||
  isEin(text) ||
  (/^[A-Z0-9*-]{9,12}$/iu.test(text) && /\d{3}/u.test(text) && text.replaceAll('-', '').length === 9);

export const isPhone = (text: string) =>
  /^(\+?1[-. ]?)?(\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]\d{4}( ?x ?\d+)?$/u.test(text.trim());

/** "7" of "7-Disability" and "1 - Normal distribution": codes without the words that explain them; null for other text. */
export const bareCodes = (text: string): string | null =>
  /^([A-Z0-9](?: ?[A-Z0-9])?)(?:\s*[-–—]\s*\p{L}{4}.*)?$/u.exec(text.trim())?.[1] ?? null;

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI';
const stateCodes = new Set(states.split(' '));

export const isState = (text: string) => stateCodes.has(text.toUpperCase());

/** Could this text be what stands in a place of this format? */
export function fits(format: FieldFormat, text: string): boolean {
  switch (format) {
    case 'money':
      return parseMoney(text) !== null;
    case 'ssn':
      return isSsn(text);
    case 'ein':
      return isEin(text);
    case 'tin':
      return isTin(text);
    case 'phone':
      return isPhone(text);
    case 'state':
      return isState(text);
    case 'date':
      return /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|various)$/iu.test(text);
    case 'year':
      return /^(19|20)\d\d$/u.test(text);
    case 'codes':
      return bareCodes(text) !== null;
    case 'id':
      return /^[\p{L}\p{N}*#][\p{L}\p{N}\s*#./_-]*$/u.test(text) && /\d|[*X]/u.test(text);
    // Some states number their localities.
    case 'place':
      return /\p{L}|^\d{4,6}$/u.test(text);
    case 'text':
      return /\p{L}/u.test(text);
  }
}
