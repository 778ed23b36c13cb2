import { listChildren, type ElementFacts } from './elements';
import type { XmlNode } from './xml-node';

/** One place where a document does not have the shape that its schema gives it. */
export interface ElementProblem {
  path: string;
  message: string;
  /** Something that has to be there is not: what the return lacks is a fact, not another name. */
  missing: boolean;
}

type Say = (path: string, message: string, missing?: boolean) => void;

/**
 * Holds one document against the list of elements of the year: type and length of every text, how often an element
 * stands, choices, and what is required within a group that is there. Names and order are `check-structure.ts`.
 */
export function checkElements(document: XmlNode, taxYear: number): ElementProblem[] {
  const problems: ElementProblem[] = [];
  const say: Say = (path, message, missing = false) => problems.push({ path, message, missing });
  checkGroup(document, document.name, taxYear, say);
  return problems;
}

function checkGroup({ children = [] }: XmlNode, path: string, taxYear: number, say: Say): void {
  const listed = listChildren(path, taxYear);
  if (listed === undefined) return;
  const counts = new Map<string, number>();
  for (const child of children) counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
  for (const facts of listed) {
    const count = counts.get(facts.name) ?? 0;
    const most = facts.max === undefined ? 1 : (facts.max ?? Infinity);
    if (count > most)
      say(`${path}/${facts.name}`, `The element appears ${count} times. The limit is ${most}`);
    if (count === 0 && facts.required) say(`${path}/${facts.name}`, 'The element is required', true);
  }
  checkChoices(listed, counts, path, say);
  for (const child of children) {
    const facts = listed.find(({ name }) => name === child.name);
    if (facts !== undefined) checkOne(child, facts, `${path}/${child.name}`, taxYear, say);
  }
}

/** "c2s1": choice c2, its first sequence. Without a sequence the element is a side of its own. */
function sideOf({ choice = '', name }: ElementFacts): readonly [choice: string, side: string] {
  const [, id = '', sequence] = /^(c\d+)(s\d+)?/.exec(choice) ?? [];
  return [id, sequence ?? name];
}

function checkChoices(
  listed: readonly ElementFacts[],
  counts: ReadonlyMap<string, number>,
  path: string,
  say: Say,
): void {
  const choices = new Map<string, ElementFacts[]>();
  for (const facts of listed.filter(({ choice }) => choice !== undefined)) {
    const [id] = sideOf(facts);
    choices.set(id, [...(choices.get(id) ?? []), facts]);
  }
  for (const members of choices.values()) {
    const there = members.filter(({ name }) => counts.has(name));
    const sides = new Set(there.map((facts) => sideOf(facts)[1]));
    const names = members.map(({ name }) => name).join(' or ');
    if (sides.size > 1) say(path, `Only one is allowed: ${names}`);
    if (sides.size === 0 && members.some(({ choiceRequired }) => choiceRequired))
      say(`${path}/${members[0]?.name ?? ''}`, `One is required: ${names}`, true);
    const [side] = sides;
    for (const facts of members)
      if (facts.requiredWithin && sideOf(facts)[1] === side && !counts.has(facts.name))
        say(`${path}/${facts.name}`, 'The element is required with the others present', true);
  }
}

const patterns: Partial<Record<ElementFacts['kind'], RegExp>> = {
  amount: /^-?\d{1,15}$/,
  'amount>=0': /^\d{1,15}$/,
  checkbox: /^X$/,
  boolean: /^(true|false)$/,
  'yes/no': /^(X|true|false)$/,
  count: /^-?\d{1,12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  ratio: /^(?:\d+(?:\.\d+)?|\.\d+)$/,
};

function checkOne(node: XmlNode, facts: ElementFacts, path: string, taxYear: number, say: Say): void {
  if (facts.kind === 'group') {
    if (node.text !== undefined) say(path, 'A group contains elements, not text');
    checkGroup(node, path, taxYear, say);
    return;
  }
  const { text } = node;
  if (text === undefined) {
    say(path, 'The element can’t contain text');
    return;
  }
  if (facts.codes !== undefined && !facts.codes.includes(text))
    say(path, `"${text}" isn’t a code in the schema`);
  else if (facts.codes === undefined && patterns[facts.kind]?.test(text) === false)
    say(path, `"${text}" isn’t a valid ${facts.kind}`);
  if (facts.kind === 'ratio' && /(?:Pct|Rt)$/.test(facts.name) && Number(text) > 1)
    say(path, `"${text}" is more than 1`);
  if (facts.maxLength !== undefined && text.length > facts.maxLength)
    say(path, `${text.length} characters; the limit is ${facts.maxLength}`);
  if (facts.pattern !== undefined && !new RegExp(`^(?:${facts.pattern})$`).test(text))
    say(path, `"${text}" doesn’t match the pattern`);
}
