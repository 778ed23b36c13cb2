/** An amount of dollars for the year, and the words around it. */
export interface FoundAmount {
  value: number;
  before: string;
  after: string;
}

/** What is not to be, beside what is to be: "6,200 instead of the 5000". */
const insteadOf =
  /\b(?:instead of|rather than|as opposed to|in place of|and not|not|versus|vs\.?) (?:the |just |only |merely )*\$?\d[\d,.]*(?:\d|\b)/g;
const fromTo = /\bfrom \$?\d[\d,.]*(?= (?:up |down )?to \$?\d)/g;

const each =
  /\$?(\d[\d,]*(?:\.\d+)?)( dollars| bucks)?( more| extra| less)?(?: (?:of|in|for) \w+(?: \w+)?)? (?:a|per|each|every) (week|month|quarter|pay ?(?:check|day|period))\b/;
const times: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 };

const plain = (digits: string): number => Math.round(Number(digits.replaceAll(',', '')));

/** The amount that a question in digits names first; null when there is none. */
export function findAmount(whole: string): FoundAmount | null {
  const text = whole.replaceAll(insteadOf, ' ').replaceAll(fromTo, ' ');
  const found = (at: number, length: number, value: number): FoundAmount => ({
    value,
    before: text.slice(0, at),
    after: text.slice(at + length),
  });
  const often = each.exec(text);
  const factor = times[often?.[4] ?? ''];
  if (often !== null && factor !== undefined)
    return {
      ...found(often.index, often[0].length, plain(often[1] ?? '') * factor),
      after: `${often[3] ?? ''}${text.slice(often.index + often[0].length)}`,
    };
  const all = listAmounts(text).map(({ at, length, value }) => found(at, length, value));
  const many = all[0] === undefined ? undefined : counted.exec(all[0].before)?.[1];
  if (all[0] !== undefined && many !== undefined)
    return { ...all[0], value: all[0].value * (howMany[many] ?? Number(many)) };
  // "2,600 paid, make that 2,000 more": what is added is tried.
  return all.find(({ before, after }) => changes.test(after) || adds.test(before)) ?? all[0] ?? null;
}
const changes = /^( dollars| bucks)? (more|less|extra|higher|lower)\b/;
const adds = /\b(if (i|we) (also )?add(ed)?|another|extra)\s*$/;
/** "Four estimated payments of 1500". */
const counted = /\b(two|three|four|[234]) (\w+ ){0,2}(payments?|installments) of $/;
const howMany: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** Forms that people call by their number alone. */
const forms = new Set([
  401, 403, 529, 1040, 1095, 1098, 1099, 2441, 4562, 5695, 8606, 8812, 8829, 8863, 8880, 8889, 8936, 8949,
  8959, 8960, 8962, 8995,
]);

/** Amounts with their sign, else bare numbers from 100 on that are no year, form or line. */
function listAmounts(text: string): { at: number; length: number; value: number }[] {
  const marked = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)(?!\d)/g)];
  if (marked.length > 0)
    return marked.map((one) => ({ at: one.index, length: one[0].length, value: plain(one[1] ?? '') }));
  const bare =
    /(?<![\d-])\b(\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d\d)?\b(?!\s?(?:%|percent|per cent|\(|k\b|-[a-z]))(?! (?:days?|hours?|weeks?|months?|years?|people|shares|units|times|kids|children)\b)/g;
  return [...text.matchAll(bare)].flatMap((one) => {
    const digits = one[1] ?? '';
    const value = plain(digits);
    const before = text.slice(Math.max(0, one.index - 10), one.index);
    const isYear = value >= 1990 && value <= 2030 && value !== 2000;
    return (!digits.includes(',') && (isYear || forms.has(value))) ||
      /\b(forms?|line|schedule|pub\.?|age)\s*$/.test(before)
      ? []
      : [{ at: one.index, length: one[0].length, value }];
  });
}
