import { calculateAll, type WholeCalculation } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { calculateWatched, type WatchedCalculation } from '@/lib/tax/facts-read';
import { addAnswer, assembleTree } from './assemble-tree';
import { decideElections } from './decide-elections';
import { type AnswerValue } from './schema';
import { type Probe } from './topics/topic';
import { type AskedQuestion, type InterviewState, type Walk, walkInterview } from './walk';
import { type FactTree, listLeaves, readAt, writeAt } from './write-fact';

const pruned = 'Based on your answers, this doesn’t affect any line of your return.';

const decided = new WeakMap<InterviewState, Walk>();

/**
 * The walk after the engine was asked, too: a question with a `probe` falls away when the return comes out the same
 * with every answer, line by line. It is asked of the engine only when nothing before the question is open: what
 * comes first can still make it matter. A state is not changed once it was decided.
 */
export function decideInterview(state: InterviewState): Walk {
  const known = decided.get(state);
  if (known) return known;
  const plain = walkInterview(state);
  const irrelevant = findIrrelevant(plain);
  const walk = decideElections(irrelevant.size === 0 ? plain : walkInterview(state, irrelevant));
  decided.set(state, walk);
  return walk;
}

/**
 * Questions that the engine makes needless, with the reason.
 * @param watch computes the return and says what it read; null from it has every answer of a probe computed
 */
export function findIrrelevant(
  walk: Walk,
  watch: (tree: FactTree) => WatchedCalculation | null = calculateWatched,
): ReadonlyMap<string, string> {
  const irrelevant = new Map<string, string>();
  const settled = walk.asked.slice(0, countSettled(walk));
  const probed = settled.filter(({ spec }) => spec.probe);
  if (probed.length === 0) return irrelevant;
  const whole = assembleTree(walk).tree;
  const watched = watch(whole);
  // Several questions share a probe: what their answers would state is tried once.
  const tried = new Map<Probe, boolean>();
  for (const question of probed) {
    const { probe } = question.spec;
    if (!probe) continue;
    const known = 'facts' in probe ? tried.get(probe) : undefined;
    const isIrrelevant =
      known ?? makesNoDifference(listAttempts(walk, question, probe, whole), whole, watched);
    if ('facts' in probe) tried.set(probe, isIrrelevant);
    if (isIrrelevant) irrelevant.set(question.id, pruned);
  }
  return irrelevant;
}

/** How many questions stand before the first open one that is asked in any case: only those can be probed. */
export function countSettled({ asked }: Pick<Walk, 'asked'>): number {
  const firstOpen = asked.findIndex(
    ({ answer, optional, spec }) => answer === undefined && !optional && !spec.probe,
  );
  return firstOpen < 0 ? asked.length : firstOpen;
}

/** The return with one answer of a probe. */
interface Attempt {
  /** Facts by path that it states, and as undefined those that the stored answer stated and it may not. */
  states: ReadonlyMap<string, unknown>;
  build: () => FactTree;
}

/** True when the return comes out the same from each trial, line by line. */
function makesNoDifference(
  attempts: readonly Attempt[],
  whole: FactTree,
  watched: WatchedCalculation | null,
): boolean {
  // Where the engine would read nothing else than in the return as it is, nothing is computed again.
  const others = attempts.filter(({ states }) => watched === null || !readsTheSame(states, whole, watched));
  let known = watched !== null && others.length < attempts.length ? digest(watched.calculation) : undefined;
  // The first that comes out otherwise, or doesn't come out, decides: no other is computed.
  if (known === null) return false;
  for (const { build } of others) {
    const text = compute(build());
    if (text === null || (known !== undefined && text !== known)) return false;
    known = text;
  }
  return true;
}

const readsTheSame = (
  states: ReadonlyMap<string, unknown>,
  whole: FactTree,
  { hasRead }: WatchedCalculation,
): boolean => [...states].every(([path, value]) => !hasRead(path) || readAt(whole, path) === value);

function listAttempts(walk: Walk, question: AskedQuestion, probe: Probe, whole: FactTree): Attempt[] {
  if ('facts' in probe)
    return probe.facts.map((facts) => {
      const write = (tree: FactTree) => {
        for (const [path, value] of Object.entries(facts)) writeAt(tree, path, value);
        return tree;
      };
      return { states: listLeaves(write({})), build: () => write(structuredClone(whole)) };
    });
  const write = (tree: FactTree, answer: AnswerValue | undefined) => {
    addAnswer(walk, { ...question, answer }, tree, {});
    return tree;
  };
  // A plain fact is written over; what a choice stated before has to be left out first.
  const isPlain = question.answer === undefined || question.choices.length === 0;
  const without = () => (isPlain ? structuredClone(whole) : assembleTree(walk, question.id).tree);
  const stored = [...listLeaves(write({}, question.answer)).keys()];
  return probe.answers.map((answer) => ({
    states: new Map([...stored.map((path) => [path, undefined] as const), ...listLeaves(write({}, answer))]),
    build: () => write(without(), answer),
  }));
}

/** The digest of a return; null while there are no totals. */
function compute(tree: FactTree): string | null {
  const parsed = parseReturn(tree);
  return parsed.ok ? digest(calculateAll(parsed.facts)) : null;
}

/** All lines of the return and of the states' returns as one text; null while there are none. */
const digest = ({ lines, refund, owed, problems, states }: WholeCalculation): string | null =>
  refund === null ? null : JSON.stringify([lines, refund, owed, problems, states]);
