import { type FieldFormat, type FieldSpec } from '../kinds/kind';
import { type Owned } from './assign-values';
import {
  hasLevelAmount,
  hasLooseNumber,
  hasSlipped,
  hasStrayPart,
  isBesideSlip,
  isCleanCell,
} from './blank-cell';
import {
  blankCritical,
  blankPicture,
  blankSeen,
  blankUnseen,
  labelBox,
  pickNearest,
  type RawField,
} from './evidence';
import { bareCodes, looksLikeMoney, parseMoney } from './formats';
import { height, sameLine, surround, type Word } from './page';
import { type Segment } from './segments';
import { type Sheet } from './sheet';

/** The value as we keep it: amounts as "1234.50", the rest as printed with single spaces. */
export function toValue(format: FieldFormat, text: string): string | null {
  if (format === 'money') return parseMoney(text);
  const tidy = text.replace(/\s+/gu, ' ').trim();
  if (format === 'state') return tidy.toUpperCase();
  if (format === 'codes') return bareCodes(tidy) ?? tidy.slice(0, 500);
  return tidy === '' ? null : tidy.slice(0, 500);
}

/** A blank, with the confidence of having seen (or not) the label it belongs to. */
export function blank(
  sheet: Sheet,
  spec: Pick<FieldSpec, 'path' | 'label' | 'critical'> & { format?: FieldFormat },
  slotId: string,
): RawField {
  const labels = sheet.labels.filter((label) => label.slot.id === slotId);
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  // Nobody's form lacks the number it goes by: it was not understood.
  const isNumber = /^(ssn|ein|tin)$/u.test(spec.format ?? '');
  const isOwn = isNumber && sheet.kind.identity.includes(spec.path);
  const unseen = spec.critical || isPicture || isOwn ? blankCritical : blankUnseen;
  const isUnclear =
    isNumber ||
    (isPicture
      ? !labels.every((label) => isCleanCell(sheet, label))
      : spec.format !== 'text' && labels.some((label) => hasLooseNumber(sheet, label)));
  const isDoubtful =
    isUnclear ||
    sheet.years?.doubted.has(slotId) === true ||
    (spec.format === 'money' &&
      labels.some((label) => isBesideSlip(sheet, label) || hasLevelAmount(sheet, label)));
  const seen = isDoubtful ? blankCritical : isPicture ? blankPicture : blankSeen;
  return {
    path: spec.path,
    label: spec.label,
    value: null,
    confidence: labels.length > 0 ? seen : unseen,
    ...(isPicture ? { isSeen: true } : {}),
    page: sheet.page.number,
    box: labelBox(labels, sheet.area),
  };
}

/** Lists print box numbers in a column of their own: those are no amounts, least of all beside a real one. */
function withoutNumbers(owned: readonly Owned[], box: string | undefined): readonly Owned[] {
  // A zero is no number of a box: what stands in a later line is another one’s.
  const amounts = owned.filter(({ segment: { text } }) => looksLikeMoney(text) || /^\$?0$/u.test(text));
  return amounts.length > 0 ? amounts : owned.filter((one) => one.segment.text !== box);
}

/** Two digits close behind an amount without cents: its cents, whose point nobody saw. */
const hasLooseCents = (sheet: Sheet, segment: Segment) =>
  !/[.,]\d\d\)?$/u.test(segment.text) &&
  sheet.words.some((word) => {
    const gap = word.x0 - segment.x1;
    const isNear = gap > 0 && gap < 2.5 * height(segment);
    return /^\d\d$/u.test(word.text) && isNear && sameLine(word, segment) && !isOfLabel(sheet, word);
  });

/** The number of the next box is no part of this one's amount. */
const isOfLabel = (sheet: Sheet, word: Word) =>
  sheet.labels.some(({ tokens }) => tokens.some((token) => token.word === word));

/** A group of digits close before an amount, or behind this one: thousands set apart by a space, or another amount's. */
const hasLooseThousands = (sheet: Sheet, segment: Segment) =>
  sheet.words.some((word) => {
    const [before, after] = word.x0 < segment.x0 ? [word, segment] : [segment, word];
    const gap = after.x0 - before.x1;
    return (
      !segment.words.includes(word) &&
      /^\$?-?\d{1,3}$/u.test(before.text) &&
      /^\d{3}([.,]\d\d|,\d{3}.*)?$/u.test(after.text) &&
      sameLine(word, segment) &&
      Math.abs(height(word) - height(segment)) < 0.12 * height(segment) &&
      gap > 0 &&
      // A recognizer may have lost the comma of wide print.
      gap < (word.source === 'ocr' ? 1.9 : 0.9) * height(word)
    );
  });

/** Part of the amount may stand apart from it, unread. */
export const isCutOff = (sheet: Sheet, segment: Segment) =>
  hasLooseCents(sheet, segment) || hasLooseThousands(sheet, segment);

/** An amount without cents, outside of a printed cell, on a sheet whose amounts have cents. */
const isOddOneOut = (sheet: Sheet, text: string) =>
  !looksLikeMoney(text) && sheet.segments.filter((segment) => /\.\d\d\)?$/u.test(segment.text)).length >= 3;

/** Does an amount perhaps belong to another year or period than the form's? */
export const isOfUnclearYear = ({ years }: Sheet, id: string) =>
  years?.columns === 'unclear' || years?.doubted.has(id) === true;

export function readBox(sheet: Sheet, spec: FieldSpec): RawField {
  const owned: Owned[] = sheet.owned.filter((one) => one.label.slot.id === spec.path);
  const isMoney = spec.format === 'money';
  const picked = pickNearest(isMoney ? withoutNumbers(owned, spec.box) : owned, (text) =>
    toValue(spec.format, text),
  );
  if (!picked) return blank(sheet, spec, spec.path);
  const from = owned.find((one) => one.segment === picked.box);
  if (isMoney && from && !from.inCell && isOddOneOut(sheet, from.segment.text)) {
    picked.confidence = Math.min(picked.confidence, 0.8);
  }
  const isPart = from !== undefined && hasStrayPart(sheet, from.label, from.segment);
  if (isMoney && from && (isPart || isCutOff(sheet, from.segment))) {
    picked.confidence = Math.min(picked.confidence, 0.5);
  }
  if (isMoney && isOfUnclearYear(sheet, spec.path)) picked.confidence = Math.min(picked.confidence, 0.6);
  // Only the form's arithmetic may make a person sure of a box whose label nobody could read.
  if (from?.label.isInferred) picked.confidence = Math.min(picked.confidence, 0.85);
  if (isMoney && hasSlipped(sheet)) picked.confidence = Math.min(picked.confidence, 0.85);
  const isSeen = from?.segment.words.some((word) => word.source === 'ocr') === true;
  if (isSeen && from && /^(text|codes)$/u.test(spec.format)) {
    // Recognized words have nothing to check them by, and one name may be several pieces of print.
    picked.confidence = Math.min(0.85, picked.confidence);
    const pieces = owned.filter((one) => sameLine(one.segment, from.segment)).map((one) => one.segment);
    if (spec.format === 'text' && pieces.length > 1) {
      pieces.sort((a, b) => a.x0 - b.x0);
      Object.assign(picked, {
        value: pieces
          .map((one) => one.text)
          .join(' ')
          .slice(0, 500),
        box: surround(pieces),
      });
    }
  }
  return {
    path: spec.path,
    label: spec.label,
    page: sheet.page.number,
    ...picked,
    ...(isSeen ? { isSeen } : {}),
  };
}
