import { type CheckSpec } from '../kinds/kind';
import { type RawField } from './evidence';
import { type Label } from './find-labels';
import { type Box, centerY, contains, height, overlapX, overlapY, type Page, sameLine } from './page';
import { isTick, type Sheet } from './sheet';

/** How far a tick stands from a label; what is level with it or under it counts as nearer. */
function distance(label: Label, mark: Box): number {
  const dx = Math.max(0, -overlapX(label, mark));
  const dy = Math.max(0, -overlapY(label, mark));
  return dx + dy;
}

/** Farther than this a tick belongs to something else; a box at the end of the label's own lines may stand off more. */
const isInReach = (label: Label, mark: Box) => distance(label, mark) <= (overlapY(label, mark) > 0 ? 60 : 20);

/** A ruling line between them: they stand in different cells. */
function isWalledOff({ vertical }: Page, label: Label, mark: Box): boolean {
  const [left, right] = label.x1 < mark.x0 ? [label.x1, mark.x0] : [mark.x1, label.x0];
  const y = centerY(mark);
  // The tick's own square is no wall.
  const isWall = ({ at, from, to }: Page['vertical'][number]) =>
    at > left + 1 && at < right - 1.5 && from <= y && to >= y && to - from > 2 * height(mark);
  return vertical.some(isWall);
}

/** "Retirement plan: Yes" in words. */
function saidInWords(sheet: Sheet, label: Label): boolean | null {
  const next = sheet.words
    .filter((word) => sameLine(word, label) && word.x0 >= label.x1 - 1)
    .sort((a, b) => a.x0 - b.x0)[0];
  if (next && /^(yes|true|checked)$/iu.test(next.text)) return true;
  return next && /^(no|false)$/iu.test(next.text) ? false : null;
}

/** The ticks of a sheet, each given to the nearest label that has a box to tick. */
export function readChecks(sheet: Sheet, checks: readonly CheckSpec[]): RawField[] {
  const labels = sheet.labels.filter((label) => label.slot.role === 'check');
  const words = sheet.words.filter((word) => isTick(word.text));
  const marks: Box[] = [...sheet.page.marks.filter((mark) => contains(sheet.area, mark)), ...words];
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  const ticked = new Map<string, Box>();
  for (const mark of marks) {
    const near = labels
      .filter((label) => !isWalledOff(sheet.page, label, mark))
      .sort((a, b) => distance(a, mark) - distance(b, mark))[0];
    if (near && isInReach(near, mark)) ticked.set(near.slot.id, mark);
  }
  return checks.map((check): RawField => {
    const label = labels.find((one) => one.slot.id === check.path);
    const mark = ticked.get(check.path);
    const said = label ? saidInWords(sheet, label) : null;
    return {
      path: check.path,
      label: check.label,
      value: said ?? mark !== undefined,
      confidence: isPicture ? 0.6 : label ? 0.95 : 0.9,
      page: sheet.page.number,
      box: mark ?? label ?? sheet.area,
    };
  });
}
