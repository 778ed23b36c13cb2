import { type BriefInsights, type Category, type ListChange, type Question } from './schema';

interface Placed {
  slug: string;
  question: Question;
}

const flatten = (categories: readonly Category[]): Placed[] =>
  categories.flatMap(({ slug, questions }) => questions.map((question) => ({ slug, question })));

/** FNV-1a, 32 bits: texts that differ have another sign. */
function hashOf(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const firstStart = 0x811c9dc5;
const secondStart = 0x9747b28c;

/** A short sign for which questions stand in a list and in which order. */
export function fingerprint(categories: readonly Category[]): string {
  const ids = categories.flatMap(({ questions }) => questions.map(({ id }) => id));
  return `${ids.length}-${hashOf(ids.join('\n'), firstStart)}`;
}

/** Above this many questions (a long list of sales) a list is not signed: only what changed goes with an answer. */
export const mostSigned = 300;

/** Everything in a list and its insights that a screen shows, in one order on both sides. */
export const signedKeys = [
  ...['name', 'slug', 'questions', 'id', 'text', 'helpText', 'why', 'type', 'options', 'factPath'],
  ...['repeat', 'group', 'index', 'itemName', 'format', 'min', 'max', 'optional', 'sensitive', 'placeholder'],
  ...[
    'sourceHint',
    'note',
    'notices',
    'option',
    'message',
    'blocking',
    'decided',
    'undecided',
    'answer',
    'amounts',
    'hint',
  ],
  ...['skippedQuestions', 'reasons', 'questionId', 'because', 'further', 'count'],
];

/** A sign of a list of questions and what fell away, with all their words: equal on the screen and on the server. */
export function signOf(categories: readonly Category[], insights: BriefInsights): string {
  const text = JSON.stringify([categories, insights], signedKeys);
  return `${hashOf(text, firstStart)}-${hashOf(text, secondStart)}`;
}

const same = (one: Placed | undefined, other: Placed | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.slug === other.slug &&
  one.question.id === other.question.id &&
  JSON.stringify(one.question) === JSON.stringify(other.question);

/** What turns one list of questions into another: a stretch of it that is replaced. */
export function diffLists(before: readonly Category[], after: readonly Category[]): ListChange {
  const [old, now] = [flatten(before), flatten(after)];
  let start = 0;
  while (start < old.length && start < now.length && same(old[start], now[start])) start += 1;
  let kept = 0;
  while (
    kept < old.length - start &&
    kept < now.length - start &&
    same(old[old.length - 1 - kept], now[now.length - 1 - kept])
  )
    kept += 1;
  return {
    of: fingerprint(before),
    start,
    removed: old.length - start - kept,
    put: now.slice(start, now.length - kept),
    topics: after.map(({ name, slug }) => ({ name, slug })),
  };
}

/** The list after the change; null when it is not the list that the change was made for. */
export function applyChange(categories: readonly Category[], change: ListChange): Category[] | null {
  if (fingerprint(categories) !== change.of) return null;
  if (change.removed === 0 && change.put.length === 0) return [...categories];
  const list = flatten(categories);
  list.splice(change.start, change.removed, ...change.put);
  return change.topics.map(({ name, slug }) => ({
    name,
    slug,
    questions: list.filter((one) => one.slug === slug).map(({ question }) => question),
  }));
}
