import { type Responses } from './schema';
import { targetOf } from './references';
import { catalog } from './topics/catalog';
import { isGroup } from './topics/topic';

const parse = (id: string, group: string) => {
  const prefix = `${group}.`;
  if (!id.startsWith(prefix)) return null;
  const parts = /^(\d+)(\..+)$/.exec(id.slice(prefix.length));
  return parts?.[1] && parts[2] ? { index: Number(parts[1]), rest: parts[2] } : null;
};

/** What one item of a group is called ("W-2"); undefined when there is no such group. */
export const nounOf = (group: string): string | undefined =>
  catalog.flatMap(({ blocks }) => blocks.filter(isGroup)).find((one) => one.group === group)?.noun;

/** How many items of a group the answers speak of: one, and one more for each "there is another". */
export function countItems(answers: Responses, group: string): number {
  if (!Object.keys(answers).some((id) => parse(id, group))) return 0;
  let count = 1;
  while (answers[`${group}.${count - 1}.more`] === true) count += 1;
  return count;
}

/**
 * Takes one item out and moves the later ones up. "Is there another one?" belongs to the gap after an item,
 * so the last item left says no. When no item is left, the questions that opened the group are open again.
 * Answers of items beyond the last one, left over from before, go too.
 */
export const removeItem = (answers: Responses, group: string, index: number): Responses =>
  removeItems(answers, group, new Set([index]));

/** Takes several items out at once. */
export function removeItems(answers: Responses, group: string, gone: ReadonlySet<number>): Responses {
  const count = countItems(answers, group);
  // Where each item stands afterwards; one that goes has no place.
  const places = new Map<number, number>();
  for (let index = 0; index < count; index += 1) if (!gone.has(index)) places.set(index, places.size);
  if (places.size === count) return answers;
  const kept: Responses = {};
  for (const [id, answer] of Object.entries(answers)) {
    const found = parse(id, group);
    const place = found ? places.get(found.index) : undefined;
    if (!found) kept[id] = answer;
    else if (place !== undefined) kept[`${group}.${place}${found.rest}`] = answer;
  }
  moveReferences(kept, group, places);
  if (places.size === 0) openAgain(kept, group);
  else if (gone.has(count - 1)) kept[`${group}.${places.size - 1}.more`] = false;
  return kept;
}

const references = catalog
  .flatMap(({ blocks }) => blocks.filter(isGroup))
  .flatMap((spec) =>
    spec.questions.filter(({ refersTo }) => refersTo).map(({ id }) => ({ group: spec.group, id })),
  );

/** Answers that name an item follow it to its new place; those that name one that is gone go, too. */
function moveReferences(answers: Responses, group: string, places: ReadonlyMap<number, number>): void {
  for (const [id, answer] of Object.entries(answers)) {
    const target = targetOf(answer);
    if (target?.kind !== group) continue;
    const isReference = references.some(
      (one) => (id.startsWith(`${one.group}.`) || id.startsWith('documents.')) && id.endsWith(one.id),
    );
    if (!isReference) continue;
    const place = places.get(target.index);
    if (place === undefined) delete answers[id];
    else answers[id] = `${group}.${place}`;
  }
}

/** Takes back what opened a group: a yes, or one choice among several. */
function openAgain(answers: Responses, group: string): void {
  const spec = catalog.flatMap(({ blocks }) => blocks.filter(isGroup)).find((one) => one.group === group);
  if (!spec) return;
  const gate = answers[spec.gate];
  const others = Array.isArray(gate) ? gate.filter((choice) => choice !== spec.gateChoice) : [];
  if (others.length > 0) answers[spec.gate] = others;
  else delete answers[spec.gate];
  if (spec.documents) delete answers[spec.documents.moreGate];
}
