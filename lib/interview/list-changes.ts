import { type Category, type ListChange, type Question } from './schema';

interface Placed {
  slug: string;
  question: Question;
}

const flatten = (categories: readonly Category[]): Placed[] =>
  categories.flatMap(({ slug, questions }) => questions.map((question) => ({ slug, question })));

/** A short sign for which questions stand in a list and in which order. */
export function fingerprint(categories: readonly Category[]): string {
  // FNV-1a over the ids: lists that differ by one question differ here.
  let hash = 0x811c9dc5;
  let count = 0;
  for (const { questions } of categories)
    for (const { id } of questions) {
      count += 1;
      for (const sign of `${id}\n`) {
        hash ^= sign.codePointAt(0) ?? 0;
        hash = Math.imul(hash, 0x01000193);
      }
    }
  return `${count}-${(hash >>> 0).toString(16)}`;
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
