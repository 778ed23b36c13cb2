import { type Label } from './find-labels';
import { bareNumber } from './formats';
import { type Box, height, overlapX, type WordSource } from './page';
import { type Owned } from './assign-values';

/** A value with what speaks for it, before copies and box arithmetic have their say. */
export interface RawField {
  path: string;
  label: string;
  value: string | boolean | null;
  confidence: number;
  page: number;
  box: Box;
  /** Read from a picture. */
  isSeen?: boolean;
}

/** Trust in who read the word. */
const trust: Readonly<Record<WordSource, number>> = { field: 0.96, text: 0.95, annotation: 0.92, ocr: 0.6 };

/** The same for recognized print, from how sure several looks at it were: 0.9 and more only when all agreed. */
const trustSeen = (owned: Owned) => {
  const certainty = Math.min(...owned.segment.words.map((word) => word.certainty ?? 0.4));
  return 0.3 + 0.6 * certainty;
};

/** Blank where the label was found; and where it was not. */
export const blankSeen = 0.95;
export const blankUnseen = 0.9;
/** Blank on a picture, where the label was found and no print stands near that we couldn't place. */
export const blankPicture = 0.91;
/** A box that matters and whose label isn't on the page as we know it: we ask. */
export const blankCritical = 0.5;

export const keepInRange = (confidence: number) =>
  Math.round(Math.min(0.99, Math.max(0.05, confidence)) * 100) / 100;

/** Printed across its own label: the whole print slipped, perhaps by a box. */
export const isOverprinted = ({ label, place, segment }: Owned) =>
  place === 'below' &&
  segment.words.every((word) => word.source === 'text') &&
  overlapX(label, segment) > 0 &&
  segment.y1 > label.y0 + 0.3 * height(segment) &&
  segment.y0 + 0.1 * height(segment) < label.y1 - 0.3 * label.size;

/** Confidence of a value from its reader and its place: number beside the label, cell lines, no rival near. */
export function judgePlace(owned: Owned): number {
  const source = owned.segment.words[0]?.source ?? 'text';
  let confidence = source === 'ocr' ? trustSeen(owned) : trust[source];
  if (owned.label.numbered) confidence += 0.02;
  if (owned.inCell) confidence += 0.02;
  if (owned.margin < 0.08) confidence -= 0.1;
  if (owned.cost > 2) confidence -= 0.06;
  if (owned.segment.words.some((word) => word.isOccluded)) confidence = Math.min(confidence, 0.5);
  if (owned.segment.isCrossed || isOverprinted(owned)) confidence = Math.min(confidence, 0.5);
  const isAmount = owned.label.slot.format === 'money' || owned.label.slot.format === 'code';
  // Text that programs print has a point behind whole dollars; on a picture it may be that of a list’s number.
  const isWhole = source !== 'ocr' && owned.segment.text.endsWith('.');
  if (isAmount && !isWhole && bareNumber(owned.segment.text) !== null) confidence = Math.min(confidence, 0.6);
  if (owned.segment.isPieced) confidence = Math.min(confidence, 0.85);
  return keepInRange(confidence);
}

/** Several values claim one place: the nearest is taken and doubted, unless all say the same. */
export function pickNearest(owned: readonly Owned[], read: (text: string) => string | null) {
  const sorted = [...owned].sort((a, b) => a.cost - b.cost);
  const first = sorted[0];
  const value = first ? read(first.segment.text) : null;
  if (!first || value === null) return null;
  const rival = sorted.find((other) => read(other.segment.text) !== value && other.cost - first.cost < 0.8);
  const confidence = rival ? Math.min(0.6, judgePlace(first)) : judgePlace(first);
  return { value, confidence, box: first.segment as Box };
}

export const labelBox = (labels: readonly Label[], fallback: Box): Box => labels[0] ?? fallback;
