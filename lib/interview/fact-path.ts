import { enters } from './document-questions';
import { formsOf } from './document-facts';
import { catalog } from './topics/catalog';
import { type GroupSpec, isGroup } from './topics/topic';
import { type AskedQuestion, type Walk } from './walk';

const groups = new Map<string, GroupSpec>(
  catalog.flatMap(({ blocks }) => blocks.filter(isGroup)).map((group) => [group.group, group]),
);

/** What an item is called: the name it was given, or what it is and its number. */
export function nameItem(walk: Walk, { group, index }: { group: string; index: number }): string {
  const spec = groups.get(group);
  const name = spec?.nameFrom ? walk.view.effective[`${group}.${index}${spec.nameFrom}`] : undefined;
  return typeof name === 'string' && name !== '' ? name : `${spec?.noun ?? 'Item'} ${index + 1}`;
}

/** A person whom the filer told us about but did not support is nobody's entry in the facts. */
export const isLeftOut = (walk: Walk, index: number): boolean =>
  walk.view.effective[`dependents.${index}.supported`] === false;

/** Base path of an item in the facts: documents' items stand first. Null when it has no place there. */
export function itemPath(walk: Walk, group: string, index: number): string | null {
  const spec = groups.get(group);
  if (!spec) return null;
  if (group === 'dependents') {
    if (isLeftOut(walk, index)) return null;
    let before = 0;
    for (let earlier = 0; earlier < index; earlier += 1) if (isLeftOut(walk, earlier)) before += 1;
    return `${spec.fact}[${index - before}]`;
  }
  const read = spec.documents
    ? formsOf(walk.view.documents, spec.documents.group).filter((placed) => enters(placed, walk.view)).length
    : 0;
  return `${spec.fact}[${read + index}]`;
}

/** Whole path of a fact that is written relative to a question's item. */
export function placePath(walk: Walk, question: AskedQuestion, fact: string): string | null {
  if (!fact.startsWith('.')) return fact;
  if (!question.item) return null;
  const base = itemPath(walk, question.item.group, question.item.index);
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
