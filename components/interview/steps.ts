import { pageSlugs, type PageSlug } from '@/lib/interview/pages';
import { type Category, type Question, type Responses } from '@/lib/interview/schema';
import { toBracketPath } from '@/lib/interview/write-fact';

/** One question with the topic it belongs to and its place in the whole. */
export interface Step {
  question: Question;
  category: Category;
  /** From 1. */
  number: number;
}

export function listSteps(categories: readonly Category[]): Step[] {
  const steps: Step[] = [];
  for (const category of categories)
    for (const question of category.questions) steps.push({ question, category, number: steps.length + 1 });
  return steps;
}

export const isOpen = ({ question }: Step, responses: Responses): boolean =>
  question.optional !== true && responses[question.id] === undefined;

/** Where to begin: at the first open question, at the last one when none is open. */
export const resumeAt = (steps: readonly Step[], responses: Responses): Step | undefined =>
  steps.find((step) => isOpen(step, responses)) ?? steps.at(-1);

export const findStep = (steps: readonly Step[], id: string | null): Step | undefined =>
  id === null ? undefined : steps.find(({ question }) => question.id === id);

/**
 * The question after one that was just answered, in the list as it is now. When the answered one itself fell
 * away, it is the next of the old list that is still there.
 */
export function stepAfter(before: readonly Step[], now: readonly Step[], id: string): Step | undefined {
  const at = now.findIndex(({ question }) => question.id === id);
  if (at >= 0) return now[at + 1];
  const old = before.findIndex(({ question }) => question.id === id);
  return before
    .slice(old + 1)
    .map(({ question }) => findStep(now, question.id))
    .find((step) => step !== undefined);
}

/** The same, but for questions that were confirmed on a page or that we chose an answer to: those aren't asked. */
export function openStepAfter(
  before: readonly Step[],
  now: readonly Step[],
  id: string,
  isConfirmed: (questionId: string) => boolean,
): Step | undefined {
  let next = stepAfter(before, now, id);
  while (next !== undefined && (next.question.decided !== undefined || isConfirmed(next.question.id)))
    next = now[next.number];
  return next;
}

export const percentOf = ({ number }: Pick<Step, 'number'>, total: number): number =>
  Math.round((number / total) * 100);

/** How far a screen is, in words and percent: a page among the pages, a list by its topic, a question among all. */
export function readProgress(
  { slug, isList }: { slug: PageSlug | null; isList: boolean },
  step: Step | undefined,
  total: number,
): { words: string; percent: number } {
  if (slug !== null) {
    const index = pageSlugs.indexOf(slug);
    return {
      words: `Page ${index + 1} of ${pageSlugs.length}`,
      percent: Math.round((index / pageSlugs.length) * 100),
    };
  }
  const { number } = step ?? { number: 0 };
  const words = isList ? (step?.category.name ?? '') : `Question ${number} of ${total}`;
  return { words, percent: percentOf({ number }, total) };
}

export interface TopicProgress {
  name: string;
  slug: string;
  answered: number;
  needed: number;
  /** The question that opening the topic leads to. */
  startAt: string;
}

/** How far each topic is, counting what must be answered. */
export function listTopics(categories: readonly Category[], responses: Responses): TopicProgress[] {
  return categories.flatMap(({ name, slug, questions }) => {
    const needed = questions.filter(({ optional }) => optional !== true);
    const open = needed.filter(({ id }) => responses[id] === undefined);
    const start = open[0] ?? questions[0];
    return start
      ? [{ name, slug, answered: needed.length - open.length, needed: needed.length, startAt: start.id }]
      : [];
  });
}

/** Questions that may stay empty: they are steps of the interview, but no topic waits for them. */
export const countOptional = (categories: readonly Category[]): number =>
  categories.flatMap(({ questions }) => questions).filter(({ optional }) => optional === true).length;

/** Finds the question for a fact that the engine named, such as `w2s.0.allocatedTips`. */
export function stepOfFact(steps: readonly Step[], path: string): Step | undefined {
  const bracketed = toBracketPath(path);
  return steps.find(({ question }) => question.id === path || question.factPath === bracketed);
}
