import { type CodeGroup, type NoteGroup } from '../kinds/kind';
import { type Owned } from './assign-values';
import { judgePlace, type RawField } from './evidence';
import { gluedCode, looksLikeMoney, parseMoney, raiseCase } from './formats';
import { type Label } from './find-labels';
import { type Box, centerX, centerY, height, sameLine, surround } from './page';
import { toLines } from './print-tokens';
import { gluedCodeOf } from './infer-code-labels';
import { blank, isOfUnclearYear } from './read-boxes';
import { isSeparated } from './rules';
import { type Sheet } from './sheet';

interface Part {
  label: Label;
  text: string | null;
  amount: string | null;
  confidence: number;
  /** Ruling lines keep it in the label's cell. */
  inCell: boolean;
  /** Reads like the number of a box rather than an amount. */
  isBoxNumber: boolean;
  textBox: Box;
  amountBox: Box;
}

const asLines = (owned: readonly Owned[]) =>
  toLines(owned.map((one) => ({ ...one.segment, one }))).map((line) => line.map(({ one }) => one));

/** The pairs on one line: a word and the amount nearest after (or before) it. */
function pairUp(line: readonly Owned[], isText: (text: string) => boolean): Part[] {
  const parts: Part[] = [];
  let waiting: Owned | null = null;
  const push = (text: Owned | null, amount: Owned | null) => {
    const any = text ?? amount;
    if (!any) return;
    parts.push({
      label: any.label,
      isBoxNumber: /^1[2Z]?\d?$/u.test(any.segment.text),
      text: text?.segment.text ?? null,
      amount: amount ? parseMoney(amount.segment.text) : null,
      confidence: Math.min(...[text, amount].flatMap((one) => (one ? [judgePlace(one)] : []))),
      inCell: any.inCell,
      textBox: (text ?? any).segment,
      amountBox: (amount ?? any).segment,
    });
  };
  for (const one of line) {
    const { text: print } = one.segment;
    const both = /^(\S.*)\s(\$?[\d,]+(?:\.\d{1,2})?)$/u.exec(print) ?? gluedCode.exec(print);
    if (!one.segment.isMoney && both?.[1] !== undefined && both[2] !== undefined && isText(both[1])) {
      push(waiting, null);
      waiting = null;
      const confidence = judgePlace(one);
      parts.push({
        label: one.label,
        isBoxNumber: false,
        text: both[1].trim(),
        amount: parseMoney(both[2]),
        confidence,
        inCell: one.inCell,
        textBox: one.segment,
        amountBox: one.segment,
      });
    } else if (one.segment.isMoney) {
      push(waiting, one);
      waiting = null;
    } else if (isText(one.segment.text)) {
      const lone = parts.at(-1);
      if (lone && lone.text === null && !waiting)
        Object.assign(lone, { text: one.segment.text, textBox: one.segment });
      else {
        push(waiting, null);
        waiting = one;
      }
    }
  }
  push(waiting, null);
  return parts;
}

/**
 * The boxes 12a to 12d stand one under another, or beside one another: a code belongs to the amount on its line in its
 * own column, whichever piece of the label claims either.
 */
function splitColumns(owned: readonly Owned[]): Owned[][] {
  const starts: number[] = [];
  for (const { label } of [...owned].sort((a, b) => a.label.x0 - b.label.x0)) {
    const isHead = printedOrder(label.slot.id) > 0;
    if (isHead && label.x0 > (starts.at(-1) ?? -Infinity) + 6 * label.size) starts.push(label.x0);
  }
  const columns = new Map<number, Owned[]>();
  for (const one of owned) {
    const at = starts.findLastIndex((start) => start <= centerX(one.segment));
    columns.set(at, [...(columns.get(at) ?? []), one]);
  }
  return [...columns.values()];
}

/** The bar between a code and its amount may look like the side of a cell: the amount on a code's line is its own. */
function beyondBar(sheet: Sheet, owned: readonly Owned[], group: CodeGroup): Owned[] {
  const taken = new Set(sheet.owned.map((one) => one.segment));
  return owned
    .filter(({ segment }) => group.codes.includes(raiseCase(segment.text)))
    .flatMap((code) => {
      const onLine = sheet.segments.filter(
        (other) =>
          other.x0 > code.segment.x1 &&
          other.x0 - code.segment.x1 < 12 * height(code.segment) &&
          sameLine(other, code.segment),
      );
      const [next] = [...onLine].sort((a, b) => a.x0 - b.x0);
      return next?.isMoney === true && !taken.has(next) ? [{ ...code, segment: next }] : [];
    });
}

/** Letter codes with their amounts (box 12 of Form W-2). An amount without a code stays, doubted. */
export function readCodes(sheet: Sheet, group: CodeGroup): RawField[] {
  const owned = sheet.owned.filter((one) => one.label.slot.id.startsWith(`${group.path}#`));
  const paired = splitColumns([...owned, ...beyondBar(sheet, owned, group)])
    .flatMap((column) => asLines(column))
    .flatMap((line) => pairUp(line, (text) => group.codes.includes(raiseCase(text))))
    .sort(
      (a, b) => printedOrder(a.label.slot.id) - printedOrder(b.label.slot.id) || a.textBox.y0 - b.textBox.y0,
    );
  const parts = paired.map((part) =>
    part.text === null && part.amount !== null ? { ...part, text: gluedCodeOf(part.label) } : part,
  );
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  return parts
    .filter(
      (part) =>
        part.amount !== null &&
        (part.text !== null || !isPicture || isOwn(sheet, part) || isFurtherRow(part, parts)),
    )
    .flatMap((part, index) => {
      const isUnclear = part.text === null || isOfUnclearYear(sheet, part.label.slot.id);
      const doubt = isUnclear ? 0.6 : isPicture ? 0.85 : 1;
      const confidence = Math.min(doubt, part.confidence);
      const base = { confidence, page: sheet.page.number, ...(isPicture ? { isSeen: true } : {}) };
      return [
        {
          ...base,
          path: `${group.path}[${index}].code`,
          label: `${group.label}: code`,
          value: part.text === null ? null : raiseCase(part.text),
          box: part.textBox,
        },
        {
          ...base,
          path: `${group.path}[${index}].amount`,
          label: `${group.label}: amount`,
          value: part.amount,
          box: part.amountBox,
        },
      ];
    });
}

/**
 * An amount on a picture without a code: its own label's only when no line stands between them, and when it is not
 * the number of the next box ("12c" read as 120).
 */
function isOwn({ page }: Sheet, { label, amountBox, isBoxNumber }: Part): boolean {
  const across = [centerX(amountBox), Math.min(Math.max(centerX(amountBox), label.x0), label.x1)];
  return !isBoxNumber && !isSeparated(page.horizontal, centerY(label), centerY(amountBox), across);
}

/** An amount right under another one of the same box: a further row of it, whatever lines the form draws between its rows. */
const isFurtherRow = ({ label, amountBox, isBoxNumber }: Part, parts: readonly Part[]): boolean =>
  !isBoxNumber &&
  parts.some(
    (other) =>
      other.amount !== null &&
      other.text !== null &&
      other.label.slot.id === label.slot.id &&
      Math.abs(other.amountBox.x1 - amountBox.x1) < 2 * height(amountBox) &&
      amountBox.y0 > other.amountBox.y0 &&
      amountBox.y0 - other.amountBox.y1 < 3 * height(amountBox),
  );

const printedOrder = (id: string) => Number(id.split('#')[1] ?? 0);

/** Free words with amounts (box 14 of Form W-2). */
export function readNotes(sheet: Sheet, group: NoteGroup): RawField[] {
  const owned = sheet.owned.filter((one) => one.label.slot.id === group.path);
  const parts = asLines(owned).flatMap((line) =>
    pairUp(line, (text) => /\p{L}/u.test(text) && !looksLikeMoney(text)),
  );
  if (group.asText) return readRemark(sheet, group, owned);
  return (
    parts
      // Words without an amount are a remark in the box's cell, or print that has nothing to do with it.
      .filter((part) => part.amount !== null || (part.text !== null && part.inCell))
      .slice(0, 12)
      .flatMap((part, index) => {
        const base = { confidence: part.confidence, page: sheet.page.number };
        return [
          {
            ...base,
            path: `${group.path}[${index}].label`,
            label: `${group.label}: description`,
            value: part.text,
            box: part.textBox,
          },
          {
            ...base,
            path: `${group.path}[${index}].amount`,
            label: `${group.label}: amount`,
            value: part.amount,
            box: part.amountBox,
          },
        ];
      })
  );
}

/** Everything in the box as one line of text, such as "RE TAX 3171.93" in box 10 of Form 1098. */
function readRemark(sheet: Sheet, group: NoteGroup, owned: readonly Owned[]): RawField[] {
  const inCell = owned.filter((one) => one.inCell || one.place === 'beside');
  if (inCell.length === 0)
    return [blank(sheet, { path: group.path, label: group.label, format: 'text' }, group.path)];
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  const text = asLines(inCell)
    .flatMap((line) => line.map((one) => one.segment.text))
    .join(' ');
  const confidence = Math.min(isPicture ? 0.85 : 1, ...inCell.map(judgePlace));
  const box = surround(inCell.map((one) => one.segment));
  return [
    {
      path: group.path,
      label: group.label,
      value: text.slice(0, 500),
      confidence,
      page: sheet.page.number,
      box,
    },
  ];
}
