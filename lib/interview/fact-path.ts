import { enters } from './document-questions';
import { formsOf, itemsOf, nameForm, type PlacedForm } from './document-facts';
import { catalog } from './topics/catalog';
import { type GroupSpec, isGroup } from './topics/topic';
import { isPersonLeftOut, targetOf } from './references';
import { type AskedQuestion, type Walk } from './walk';

const groups = new Map<string, GroupSpec>(
  catalog.flatMap(({ blocks }) => blocks.filter(isGroup)).map((group) => [group.group, group]),
);

/** Where the items of a group stand in the facts, and whether each belongs to one of two spouses. */
export function describeGroup(group: string): { fact: string; isOwned: boolean } {
  const spec = groups.get(group);
  return {
    fact: spec?.fact ?? group,
    isOwned: spec?.questions.some(({ fact }) => fact === '.owner') ?? false,
  };
}

/** Groups whose items need an id in the facts. */
export const groupsWithIds = [...groups.values()].flatMap(({ group, autoId }) =>
  autoId === undefined ? [] : [{ group, autoId }],
);

/** What the item or document of a question is called; nothing for a question that stands alone. */
export function nameQuestionsOwner(walk: Walk, { item, placedForm }: AskedQuestion): string | undefined {
  if (item) return nameItem(walk, item);
  return placedForm ? `${placedForm.form.form} from ${nameForm(placedForm)}` : undefined;
}

/** What an item is called: the name it was given, or what it is and its number. */
function nameItem(walk: Walk, { group, index }: { group: string; index: number }): string {
  const spec = groups.get(group);
  const id = spec?.nameFrom ? `${group}.${index}${spec.nameFrom}` : undefined;
  const answer = id === undefined ? undefined : walk.view.effective[id];
  // An answer that names somebody told about earlier is kept as a reference, and shown by its words.
  const isReference =
    targetOf(answer) !== null && spec?.questions.some((one) => one.id === spec.nameFrom && one.refersTo);
  const name = isReference ? labelOf(walk, id, answer) : answer;
  return typeof name === 'string' && name !== '' ? name : `${spec?.noun ?? 'Item'} ${index + 1}`;
}

const labelOf = (walk: Walk, id: string | undefined, answer: unknown): string | undefined =>
  [...walk.asked, ...walk.implied]
    .find((question) => question.id === id)
    ?.choices.find(({ value }) => value === answer)?.label;

/** Base path of an item in the facts: documents' items stand first. Null when it has no place there. */
export function itemPath(walk: Walk, group: string, index: number): string | null {
  const key = `${group}.${index}`;
  const known = walk.places.get(key);
  if (known !== undefined) return known;
  const place = findPlace(walk, group, index);
  walk.places.set(key, place);
  return place;
}

function findPlace(walk: Walk, group: string, index: number): string | null {
  const spec = groups.get(group);
  if (!spec) return null;
  if (spec.within) return placeWithin(walk, spec, spec.within, index);
  if (group === 'dependents') {
    if (isPersonLeftOut(walk.view, index)) return null;
    return `${spec.fact}[${positionOfPerson(walk, index)}]`;
  }
  const read = spec.documents
    ? formsOf(walk.view.documents, spec.documents.group)
        .filter((placed) => enters(placed, walk.view))
        .flatMap(({ form }) => itemsOf(form)).length
    : 0;
  return `${spec.fact}[${read + index}]`;
}

/** Where a form that was read stands in the facts; null when it does not enter. */
function formPath(walk: Walk, { form }: PlacedForm): string | null {
  if (form.group === 'other') return null;
  const entering = formsOf(walk.view.documents, form.group).filter((placed) => enters(placed, walk.view));
  const at = entering.findIndex((placed) => placed.form.extractionId === form.extractionId);
  if (at < 0) return null;
  const before = entering.slice(0, at).flatMap((placed) => itemsOf(placed.form)).length;
  return `${describeGroup(form.group).fact}[${before}]`;
}

/** Where a person told about stands among those of the return. */
export function positionOfPerson(walk: Walk, index: number): number {
  let before = 0;
  for (let earlier = 0; earlier < index; earlier += 1) if (isPersonLeftOut(walk.view, earlier)) before += 1;
  return index - before;
}

/** A list inside an item of another group: the items that name the same owner are numbered in their order. */
function placeWithin(
  walk: Walk,
  spec: GroupSpec,
  within: NonNullable<GroupSpec['within']>,
  index: number,
): string | null {
  const named = (at: number) => walk.view.effective[`${spec.group}.${at}${within.reference}`];
  const owner = named(index);
  const target = targetOf(owner);
  const list = target ? within.lists[target.kind] : undefined;
  const base = target ? itemPath(walk, target.kind, target.index) : null;
  if (list === undefined || base === null) return null;
  let position = 0;
  for (let earlier = 0; earlier < index; earlier += 1) if (named(earlier) === owner) position += 1;
  return `${base}.${list}[${position}]`;
}

/** Whole path of a fact that is written relative to a question's item. */
export function placePath(walk: Walk, question: AskedQuestion, fact: string): string | null {
  if (!fact.startsWith('.')) return fact;
  const { item, placedForm } = question;
  const base = item ? itemPath(walk, item.group, item.index) : placedForm ? formPath(walk, placedForm) : null;
  if (base === null) return null;
  return fact === '.' ? base : base + fact;
}

/** Where a question's answer goes. Entries of a list are numbered in the order in which they are asked. */
export function factPathOf(walk: Walk, question: AskedQuestion): string {
  const path = placePath(walk, question, question.spec.fact);
  if (path === null) return 'interview.leftOut';
  return question.spec.entry ? `${path}[${entryIndex(walk, question)}].amount` : path;
}

function entryIndex(walk: Walk, question: AskedQuestion): number {
  const { item, spec } = question;
  const siblings = walk.asked.filter(
    (other) =>
      other.spec.entry !== undefined &&
      other.spec.fact === spec.fact &&
      other.item?.group === item?.group &&
      other.item?.index === item?.index,
  );
  return siblings.indexOf(question);
}
