import { type Run } from './engine/run';
import { type ReturnInput } from './facts/return-input';
import { isEmptyList, listOnPath, makeCoverageCheck } from './facts/stated-facts';
import { listCovered, listRefusals, listWarnings, type Refusal } from './us/coverage';
import { federalEditionFor } from './us/editions';
import { notCovered } from './us/not-covered';

export interface Problem {
  /** `unsupported`: the return is not computed. `error`: it can't be filed like this. `warning`: look again. */
  severity: 'unsupported' | 'error' | 'warning';
  path: string;
  message: string;
}

/** A rule with its place among all, which is the place of its problem. */
interface Numbered {
  readonly position: number;
  readonly refusal: Refusal;
}

/** Rules about the items of one list of facts; null: about anything else. */
interface Topic {
  readonly list: readonly string[] | null;
  readonly rules: Numbered[];
}

let findUncovered: ReturnType<typeof makeCoverageCheck> | null = null;
let refusals: readonly Topic[] | null = null;
let warnings: readonly Topic[] | null = null;

/** Groups rules by the list that their fact belongs to. */
export function groupByList(rules: readonly Refusal[]): readonly Topic[] {
  const topics = new Map<string, Topic>();
  rules.forEach((refusal, position) => {
    const list = refusal.alsoWithoutItems ? null : listOnPath(refusal.path);
    const key = list?.join('.') ?? '';
    const topic = topics.get(key) ?? { list, rules: [] };
    topics.set(key, topic);
    topic.rules.push({ position, refusal });
  });
  return [...topics.values()];
}

/** The stated facts that nobody handles, each as a problem. */
export function listUncovered(facts: ReturnInput): Problem[] {
  findUncovered ??= makeCoverageCheck(listCovered());
  return findUncovered(facts).map(({ path, pattern }): Problem => ({
    severity: 'unsupported',
    path,
    message: sentenceFor(pattern),
  }));
}

/** The problem that a rule brings up, in the words of the year. */
export const problemOf = (
  { path, message }: Refusal,
  severity: Problem['severity'],
  facts: ReturnInput,
): Problem => ({ severity, path, message: federalEditionFor(facts).print.words(message) });

/** Names everything that stands in the way of this return, in words a filer understands. */
export function findProblems(facts: ReturnInput, run: Run<ReturnInput>): Problem[] {
  refusals ??= groupByList(listRefusals());
  warnings ??= groupByList(listWarnings());
  const uncovered = listUncovered(facts);
  // Rules of refusals read lines, which are right only when every stated fact is covered.
  if (uncovered.length > 0) return uncovered;
  const refused = judge(refusals, 'unsupported', facts, run);
  return refused.length > 0 ? refused : judge(warnings, 'warning', facts, run);
}

/** Asks the rules that the facts can bring up: one about the items of a list has nothing to say while the list is empty. */
function judge(
  topics: readonly Topic[],
  severity: Problem['severity'],
  facts: ReturnInput,
  run: Run<ReturnInput>,
): Problem[] {
  const found: Numbered[] = [];
  const edition = federalEditionFor(facts);
  run.ask(edition, (reader) => {
    for (const { list, rules } of topics) {
      if (list !== null && isEmptyList(facts, list)) continue;
      for (const rule of rules) if (rule.refusal.when(reader)) found.push(rule);
    }
  });
  return found
    .sort((a, b) => a.position - b.position)
    .map(({ refusal }) => problemOf(refusal, severity, facts));
}

function sentenceFor(pattern: string): string {
  for (let path = pattern; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const sentence = notCovered[path];
    if (sentence) return sentence;
  }
  return 'This isn’t supported yet.';
}
