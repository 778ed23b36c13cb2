import { type Label } from './find-labels';
import { type Sheet } from './sheet';

/** Where the value stands as it was reported, for a field that stands as it is right, too. */
const beforeOf = (path: string) => `previous.${path}`;

/**
 * On a form that corrects another, each label stands twice: the left one over what was reported, the right one over what
 * is right. Both were found as the first; the right ones are given to the second.
 */
export function partPairs(sheet: Sheet): Sheet {
  const second = new Map<Label, Label>();
  for (const { path } of sheet.kind.fields) {
    const found = sheet.labels.filter(({ slot }) => slot.id === beforeOf(path)).sort((a, b) => a.x0 - b.x0);
    const [, right] = found;
    if (right) second.set(right, { ...right, slot: { ...right.slot, id: path } });
  }
  return {
    ...sheet,
    labels: sheet.labels.map((label) => second.get(label) ?? label),
    owned: sheet.owned.map((one) => ({ ...one, label: second.get(one.label) ?? one.label })),
  };
}
