import { blankCritical, judgePlace, keepInRange, type RawField } from './evidence';
import { type Label } from './find-labels';
import { looksLikeMoney, parseMoney } from './formats';
import { centerX, height, overlapX, sameLine, surround } from './page';
import { toLines } from './print-tokens';
import { type Segment } from './segments';
import { type Sheet } from './sheet';

/** Rows of one table stand no farther apart than this, in heights of their print. */
const rowGap = 3;
/** From the heads to the first row. */
const headGap = 4;
/** Right edges of amounts in one column, in points; the left ones where they are printed from there. */
const edge = 2;

interface Column {
  head: Label;
  /** The amounts under the head, top to bottom. */
  amounts: Segment[];
}

/** The amounts in a column right under a head: without a gap, one edge in line, and no label between. */
function columnUnder({ segments, labels }: Sheet, head: Label, line: readonly Label[]): Column {
  const end = Math.min(Infinity, ...line.filter(({ x0 }) => x0 >= head.x1 - 2).map(({ x0 }) => x0));
  const below = segments
    .filter((one) => looksLikeMoney(one.text) && one.words.every(({ source }) => source === 'text'))
    .filter((one) => one.y0 > head.y1 - 1 && one.x0 < end - 2 && centerX(one) >= head.x0 - head.size)
    .sort((a, b) => a.y0 - b.y0);
  // The next column may have a head that we don't know.
  const [top] = below;
  const [first] = below
    .filter((one) => top !== undefined && sameLine(one, top))
    .sort((a, b) => overlapX(b, head) - overlapX(a, head) || a.x0 - b.x0);
  const inLine = below.filter(
    ({ x0, x1 }) => first && (Math.abs(x1 - first.x1) < edge || Math.abs(x0 - first.x0) < edge),
  );
  const amounts: Segment[] = [];
  for (const one of inLine) {
    const last = amounts.at(-1);
    const gap = one.y0 - (last ?? head).y1;
    if (last ? gap < 0 || gap > rowGap * height(one) : gap > headGap * head.size) break;
    // A row of an account names no box of the form.
    const isBlocked = labels.some((other) => {
      const isBetween = other.y0 >= (last ?? head).y1 - 1 && other.y1 <= one.y0 + 1;
      return other !== head && other.slot.role !== 'caption' && (isBetween || sameLine(other, one));
    });
    if (isBlocked) break;
    amounts.push(one);
  }
  return { head, amounts };
}

/** "Total", "Totals", "Grand total": the first words of the line that an amount ends. */
const isOfTotal = (sheet: Sheet, amount: Segment) =>
  /^(grand |combined )?totals?\b/iu.test(
    sheet.words
      .filter((word) => sameLine(word, amount) && word.x1 < amount.x0)
      .sort((a, b) => a.x0 - b.x0)
      .map(({ text }) => text)
      .join(' '),
  );

const centsOf = ({ text }: Segment) => Math.round(100 * Number(parseMoney(text) ?? 0));

/** How sure a sum makes us that its rows don’t add up to. */
const unproven = 0.6;

/**
 * Boxes as heads of columns, with a row for each account, fund, or loan below: the amount of the box is what the line of totals
 * says, which is sure where the rows add up to it. Where there are rows and no such line, what was read is asked, and so is a
 * blank above them. Units are dollars with cents, as printed.
 */
export function takeColumnSums(sheet: Sheet, fields: readonly RawField[]): RawField[] {
  const heads = sheet.labels.filter(({ slot }) => slot.role === 'field' && slot.format === 'money');
  const columns = toLines(heads)
    .filter((line) => new Set(line.map(({ slot }) => slot.id)).size >= 2)
    .flatMap((line) => line.map((head) => columnUnder(sheet, head, line)))
    .filter(({ amounts }) => amounts.length >= 2);
  // One column of amounts may stand under some words by chance.
  if (columns.length < 2) return [...fields];
  return fields.map((field): RawField => {
    const own = columns.filter(({ head }) => head.slot.id === field.path);
    const [column, rival] = own;
    if (column === undefined || rival !== undefined) return field;
    const { head, amounts } = column;
    // The name of a fund may begin with the word, too.
    const at = amounts.findLastIndex((one) => isOfTotal(sheet, one));
    const sum = amounts[at];
    if (sum === undefined || at < 1)
      return { ...field, confidence: Math.min(field.confidence, blankCritical) };
    const rows = amounts.slice(0, at).reduce((cents, one) => cents + centsOf(one), 0);
    const isProven = at >= 2 && rows === centsOf(sum);
    const place = judgePlace({
      segment: sum,
      label: head,
      place: 'below',
      cost: 0.3,
      margin: 1,
      inCell: false,
    });
    return {
      ...field,
      value: parseMoney(sum.text),
      confidence: keepInRange(isProven ? place : Math.min(place, unproven)),
      box: surround(sum.words),
    };
  });
}
