import { isOverprinted } from './evidence';
import { type Label } from './find-labels';
import { looksLikeMoney, parseMoney } from './formats';
import { type Box, centerX, centerY, contains, overlapX, overlapY, sameLine } from './page';
import { type Sheet } from './sheet';

/**
 * How far below its label a value stands at most, in heights of the label's print; in a cell that another label or a
 * ruling line closes it may stand on the floor.
 */
const reach = { open: 3.6, closed: 12 };

/** Where the cell of a label ends: at the next label or ruling line on its line. */
function rightOf(label: Label, { labels, page }: Sheet): number {
  const rights = [
    ...labels
      .filter((other) => other !== label && other.x0 > label.x1 && sameLine(other, label))
      .map((other) => other.x0),
    ...page.vertical
      .filter((rule) => rule.at > label.x1 && rule.from <= label.y1 + 2 && rule.to >= label.y0)
      .map((rule) => rule.at),
  ];
  return Math.min(page.width, ...rights);
}

/** The place a label's value would stand in: below it, and beside it on its line, up to the next label or ruling line. */
function placesOf(label: Label, sheet: Sheet): Box[] {
  const { labels, page } = sheet;
  const right = rightOf(label, sheet);
  const bottoms = [
    ...labels.filter((other) => other.y0 > label.y1 && overlapX(other, label) > 0).map((other) => other.y0),
    ...page.horizontal
      .filter((rule) => rule.at > label.y1 + 2 && rule.from <= centerX(label) && rule.to >= centerX(label))
      .map((rule) => rule.at),
  ];
  const most = bottoms.length > 0 && page.ink !== undefined ? reach.closed : reach.open;
  const bottom = Math.min(label.y1 + most * label.size, ...bottoms);
  return [
    { x0: label.x0 - 2, x1: right, y0: label.y1, y1: bottom },
    { x0: label.x1, x1: Math.min(right, label.x1 + 160), y0: label.y0, y1: label.y1 },
  ];
}

/**
 * On a picture: is there no ink where the value would stand, but for print that belongs elsewhere? Print
 * that nobody could read, or for which there was no time, makes a blank doubtful.
 */
export function isCleanCell(sheet: Sheet, label: Label): boolean {
  const explained: Box[] = [
    ...sheet.labels.flatMap((other) => other.tokens.map((token) => token.word)),
    ...sheet.owned.filter((one) => one.label !== label).map((one) => one.segment),
  ];
  const isExplained = (blob: Box) =>
    explained.some(
      (box) =>
        centerX(blob) > box.x0 - 1 &&
        centerX(blob) < box.x1 + 1 &&
        centerY(blob) > box.y0 - 1 &&
        centerY(blob) < box.y1 + 1,
    );
  const { ink } = sheet.page;
  if (!ink) return false;
  const places = placesOf(label, sheet);
  return !ink.some((blob) => places.some((place) => contains(place, blob)) && !isExplained(blob));
}

/** How far above or below a label an amount stands that slipped out of its cell, in heights of the label's print. */
const slip = 7;

/** Does an amount near this label, across another label or a ruling line, show that the print slipped out of its boxes? */
export function isBesideSlip(sheet: Sheet, label: Label): boolean {
  const around: Box = {
    x0: label.x0 - 2,
    x1: rightOf(label, sheet),
    y0: label.y0 - slip * label.size,
    y1: label.y1 + slip * label.size,
  };
  return slippedOn(sheet).some((segment) => overlapX(around, segment) > 0 && overlapY(around, segment) > 0);
}

/** Amounts across a label or a ruling line. */
const slippedOn = (sheet: Sheet): readonly Box[] => [
  ...sheet.segments.filter((segment) => segment.isCrossed === true && segment.isMoney),
  ...sheet.owned.filter((one) => one.segment.isMoney && isOverprinted(one)).map((one) => one.segment),
];

/** One amount may have been struck out; of two, the whole print slipped. */
export const hasSlipped = (sheet: Sheet) => new Set(slippedOn(sheet)).size > 1;

/** The form's own print that stands in cells beside their labels. */
const ownPrint = /^(omb|form|copy|rev|\$|[()]+$|\d{1,2}[a-z]?$|(19|20)\d\d$)/iu;

/** Words in the cell of an amount that look like a part of it and were not read as one. */
export function hasStrayPart(sheet: Sheet, label: Label, value: Box): boolean {
  const explained = new Set([
    ...sheet.labels.flatMap((other) => other.tokens.map((token) => token.word)),
    ...sheet.owned.flatMap((one) => one.segment.words),
  ]);
  const places = placesOf(label, sheet).filter((place) => contains(place, value));
  return sheet.words.some(
    (word) =>
      word.source === 'text' &&
      /^[$-]?\d[\d,]*[,.]\d*$/u.test(word.text) &&
      !explained.has(word) &&
      places.some((place) => contains(place, word)),
  );
}

/** Does an amount that no label took stand on the label's line, before or after it, with no other label between? */
export function hasLevelAmount({ labels, segments, owned }: Sheet, label: Label): boolean {
  const taken = new Set(owned.map(({ segment }) => segment));
  return segments.some((segment) => {
    if (taken.has(segment) || !looksLikeMoney(segment.text) || !sameLine(label, segment)) return false;
    if (Number(parseMoney(segment.text) ?? 0) === 0) return false;
    const [from, to] = [Math.min(label.x1, segment.x1), Math.max(label.x0, segment.x0)];
    return !labels.some(
      (other) => other !== label && sameLine(other, segment) && other.x0 >= from - 2 && other.x0 < to,
    );
  });
}

/** On a page of text: does a picture, or a word with a number that belongs to no other label, stand where the value would? */
export function hasLooseNumber(sheet: Sheet, label: Label): boolean {
  const explained = new Set([
    ...sheet.labels.flatMap((other) => other.tokens.map((token) => token.word)),
    ...sheet.owned.flatMap((one) => one.segment.words),
  ]);
  const places = placesOf(label, sheet);
  // Print that slipped onto a line may belong to the cell above it.
  const slipped = sheet.segments.filter((segment) => segment.isCrossed === true && segment.isMoney);
  if (
    slipped.some((segment) =>
      places.some((place) => overlapX(place, segment) > 0 && overlapY(place, segment) > 0),
    )
  )
    return true;
  if (sheet.page.drawings?.some((drawing) => places.some((place) => contains(place, drawing)))) return true;
  const loose = sheet.words.filter(
    (word) => /\d/u.test(word.text) && !explained.has(word) && places.some((place) => contains(place, word)),
  );
  // Single digits belong to the form; many in one place are an amount whose digits stand apart.
  return loose.length > 3 || loose.some((word) => !ownPrint.test(word.text));
}
