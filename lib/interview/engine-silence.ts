import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput } from '@/lib/tax/facts/return-input';
import { addAnswer, assembleTree } from './assemble-tree';
import { type AskedQuestion, type InterviewState, type Walk, walkInterview } from './walk';
import { type FactTree, writeAt } from './write-fact';

const silence = 'With what you told us, no line of your return depends on this.';

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
  const silent = findSilent(plain);
  const walk = silent.size === 0 ? plain : walkInterview(state, silent);
  decided.set(state, walk);
  return walk;
}

function findSilent(walk: Walk): ReadonlyMap<string, string> {
  const silent = new Map<string, string>();
  const firstOpen = walk.asked.findIndex(
    ({ answer, optional, spec }) => answer === undefined && !optional && !spec.probe,
  );
  const settled = firstOpen < 0 ? walk.asked : walk.asked.slice(0, firstOpen);
  const probed = settled.filter(({ spec }) => spec.probe);
  if (probed.length === 0) return silent;
  const digest = rememberDigests();
  for (const question of probed) {
    const { tree } = assembleTree(walk, question.id);
    const [one, ...others] = listProbes(walk, question, tree);
    const first = digest(one);
    if (first === null) continue;
    if (others.every((other) => digest(other) === first)) silent.set(question.id, silence);
  }
  return silent;
}

/** The facts with each answer of the probe. */
function listProbes(walk: Walk, question: AskedQuestion, tree: FactTree): FactTree[] {
  const { probe } = question.spec;
  if (!probe) return [tree];
  if ('facts' in probe)
    return probe.facts.map((facts) => {
      const changed = structuredClone(tree);
      for (const [path, value] of Object.entries(facts)) writeAt(changed, path, value);
      return changed;
    });
  return probe.answers.map((answer) => {
    const changed = structuredClone(tree);
    addAnswer(walk, { ...question, answer }, changed, {});
    return changed;
  });
}

/** The same facts come up for many questions: with "No" to each of them the return is always the same one. */
function rememberDigests(): (tree: FactTree | undefined) => string | null {
  const known = new Map<string, string | null>();
  return (tree) => {
    const parsed = parseReturn(tree);
    if (!parsed.ok) return null;
    const key = JSON.stringify(parsed.facts);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = digestFacts(parsed.facts);
    known.set(key, made);
    return made;
  };
}

/** All lines of the return as one text; null while there are none. */
function digestFacts(facts: ReturnInput): string | null {
  const { lines, refund, owed, problems } = calculateReturn(facts);
  return refund === null ? null : JSON.stringify([lines, refund, owed, problems]);
}
