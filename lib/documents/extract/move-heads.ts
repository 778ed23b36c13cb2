import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { contains } from './page';
import { type Region } from './split-regions';

const isName = ({ slot }: Label) => slot.role === 'name';
const isHead = ({ kind }: Region, { slot }: Label) =>
  slot.role === 'name' || slot.role === 'address' || slot.role === 'part' || kind.identity.includes(slot.id);

/**
 * A statement of several payers prints each one's head above the title of their first form: the cut between two forms may
 * leave it at the foot of the form before, which would then be of the wrong payer. A head below all boxes of a form goes to
 * the form under it that has none, when the form before it has a head of its own or one to take over.
 */
export function moveHeads(
  regions: readonly Region[],
  all: readonly { kind: Kind; labels: readonly Label[] }[],
): Region[] {
  const moved = [...regions];
  for (let at = 0; at + 1 < moved.length; at += 1) {
    const [before, after] = [moved[at], moved[at + 1]];
    if (!before || !after || after.y0 < before.y1 - 1 || after.x0 >= before.x1 || before.x0 >= after.x1)
      continue;
    const boxes = before.labels.filter((label) => label.slot.role === 'field' && !isHead(before, label));
    const end = Math.max(...boxes.map(({ y1 }) => y1));
    const below = before.labels.filter((label) => isHead(before, label) && label.y0 >= end);
    const hasOther = at > 0 || before.labels.some((label) => isName(label) && !below.includes(label));
    if (boxes.length === 0 || !below.some(isName) || after.labels.some(isName) || !hasOther) continue;
    const cut = Math.min(...below.map(({ y0, size }) => y0 - 0.3 * size));
    const upper = { ...before, y1: cut };
    const lower = { ...after, y0: cut };
    const labelsOf = (region: Region) =>
      all.find(({ kind }) => kind === region.kind)?.labels.filter((label) => contains(region, label)) ?? [];
    moved[at] = { ...upper, labels: labelsOf(upper) };
    moved[at + 1] = { ...lower, labels: labelsOf(lower) };
  }
  return moved;
}
