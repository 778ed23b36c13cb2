import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { addAnswer, assembleTree } from './assemble-tree';
import { isDecided } from './check-value';
import { type AnswerValue } from './schema';
import { type AskedQuestion, type Walk } from './walk';
import { type FactTree } from './write-fact';

/** More elections than this at once are decided one after the other: each doubles the returns to compute. */
const mostTogether = 4;

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/**
 * The walk with the elections decided that nobody made: of the answers that a question names, those are taken that leave
 * the most money over the federal return and the states' together. Undecided while the return can't be computed at all; an
 * answer with which it can't isn't taken.
 */
export function decideElections(walk: Walk): Walk {
  const open = walk.asked.filter(({ spec, answer }) => answer === undefined && isDecided(spec, walk.view));
  if (open.length === 0) return walk;
  const chosen = new Map<string, { answer: AnswerValue; because: string }>();
  for (const { id, spec } of open) {
    const [only] = spec.decides?.answers ?? [];
    if (spec.decides?.answers.length === 1 && only !== undefined)
      chosen.set(id, { answer: only, because: spec.decides.because ?? '' });
  }
  const costly = open.filter(({ id }) => !chosen.has(id));
  if (costly.length > 0) {
    const { tree } = assembleTree(withDecided(walk, chosen));
    for (let start = 0; start < costly.length; start += mostTogether)
      decideTogether(walk, costly.slice(start, start + mostTogether), tree, chosen);
  }
  return withDecided(walk, chosen);
}

const withDecided = (
  walk: Walk,
  chosen: ReadonlyMap<string, NonNullable<AskedQuestion['decided']>>,
): Walk => ({
  ...walk,
  asked: walk.asked.map((question) => {
    const decided = chosen.get(question.id);
    return decided === undefined ? question : { ...question, decided };
  }),
});

/** Tries every combination of these answers; `tree` then holds the best one. */
function decideTogether(
  walk: Walk,
  questions: readonly AskedQuestion[],
  tree: FactTree,
  chosen: Map<string, { answer: AnswerValue; because: string }>,
): void {
  const state = (target: FactTree, answers: readonly AnswerValue[]): FactTree => {
    questions.forEach((question, at) => addAnswer(walk, { ...question, answer: answers[at] }, target, {}));
    return target;
  };
  const balanceOf = (answers: readonly AnswerValue[]) => readBalance(state(structuredClone(tree), answers));
  let best: { answers: readonly AnswerValue[]; balance: number } | null = null;
  for (const answers of combine(questions.map(({ spec }) => spec.decides?.answers ?? []))) {
    const balance = balanceOf(answers);
    if (balance !== null && (best === null || balance > best.balance)) best = { answers, balance };
  }
  if (best === null) return;
  const { answers: taken, balance } = best;
  questions.forEach(({ id, spec }, at) => {
    const answer = taken[at];
    if (answer === undefined) return;
    const others = (spec.decides?.answers ?? [])
      .filter((one) => one !== answer)
      .flatMap((one) => balanceOf(taken.map((same, place) => (place === at ? one : same))) ?? []);
    const saved = others.length === 0 ? 0 : balance - Math.max(...others);
    const because =
      saved >= 1
        ? `because it saves you ${dollars(saved)}.`
        : (spec.decides?.because ?? 'because the other answer wouldn’t save you anything.');
    chosen.set(id, { answer, because });
  });
  state(tree, taken);
}

const combine = (lists: readonly (readonly AnswerValue[])[]): AnswerValue[][] =>
  lists.reduce<AnswerValue[][]>(
    (made, list) => made.flatMap((begun) => list.map((next) => [...begun, next])),
    [[]],
  );

/** Refund less amount owed in dollars, of all returns together; null while there is none. */
function readBalance(tree: FactTree): number | null {
  const parsed = parseReturn(tree);
  if (!parsed.ok) return null;
  const { refund, owed, states = {} } = calculateAll(parsed.facts);
  if (refund === null) return null;
  return Object.values(states).reduce(
    (sum, { totals }) => sum + (totals.refund ?? 0) - (totals.owed ?? 0),
    refund - (owed ?? 0),
  );
}
