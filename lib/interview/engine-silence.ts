import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { addAnswer, assembleTree } from './assemble-tree';
import { type Probe } from './topics/topic';
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
  const whole = assembleTree(walk).tree;
  // Several questions share a probe: what their answers would state is tried once.
  const tried = new Map<Probe, boolean>();
  for (const question of probed) {
    const { probe } = question.spec;
    if (!probe) continue;
    const known = 'facts' in probe ? tried.get(probe) : undefined;
    const isSilent = known ?? makesNoDifference(listProbes(walk, question, probe, whole));
    if ('facts' in probe) tried.set(probe, isSilent);
    if (isSilent) silent.set(question.id, silence);
  }
  return silent;
}

/** True when the return comes out the same from each of the facts, line by line. */
function makesNoDifference([one, ...others]: readonly FactTree[]): boolean {
  const first = digest(one);
  return first !== null && others.every((other) => digest(other) === first);
}

/** The facts with each answer of the probe. */
function listProbes(walk: Walk, question: AskedQuestion, probe: Probe, whole: FactTree): FactTree[] {
  if ('facts' in probe)
    return probe.facts.map((facts) => {
      const changed = structuredClone(whole);
      for (const [path, value] of Object.entries(facts)) writeAt(changed, path, value);
      return changed;
    });
  // A plain fact is written over; what a choice stated before has to be left out first.
  const isPlain = question.answer === undefined || question.choices.length === 0;
  const tree = isPlain ? whole : assembleTree(walk, question.id).tree;
  return probe.answers.map((answer) => {
    const changed = structuredClone(tree);
    addAnswer(walk, { ...question, answer }, changed, {});
    return changed;
  });
}

/** All lines of the return as one text; null while there are none. */
function digest(tree: FactTree | undefined): string | null {
  const parsed = parseReturn(tree);
  if (!parsed.ok) return null;
  const { lines, refund, owed, problems } = calculateReturn(parsed.facts);
  return refund === null ? null : JSON.stringify([lines, refund, owed, problems]);
}
