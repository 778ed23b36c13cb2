import { type Run } from './engine/calculate';
import { type ReturnInput } from './facts/return-input';
import { makeCoverageCheck } from './facts/stated-facts';
import { listCovered, listRefusals, listWarnings, type Refusal } from './us/coverage';
import { type Law } from './us/law/law';
import { notCovered } from './us/not-covered';

export interface Problem {
  /** `unsupported`: the return is not computed. `error`: it can't be filed like this. `warning`: look again. */
  severity: 'unsupported' | 'error' | 'warning';
  path: string;
  message: string;
}

let findUncovered: ReturnType<typeof makeCoverageCheck> | null = null;

/** Names everything that stands in the way of this return, in words a filer understands. */
export function findProblems(facts: ReturnInput, run: Run<ReturnInput, Law>): Problem[] {
  findUncovered ??= makeCoverageCheck(listCovered());
  const uncovered = findUncovered(facts).map(({ path, pattern }): Problem => ({
    severity: 'unsupported',
    path,
    message: sentenceFor(pattern),
  }));
  // Rules of refusals read lines, which are right only when every stated fact is covered.
  if (uncovered.length > 0) return uncovered;
  const refused = judge(listRefusals(), 'unsupported', run);
  return refused.length > 0 ? refused : judge(listWarnings(), 'warning', run);
}

const judge = (
  rules: readonly Refusal[],
  severity: Problem['severity'],
  run: Run<ReturnInput, Law>,
): Problem[] =>
  rules.filter(({ when }) => when(run.reader)).map(({ path, message }) => ({ severity, path, message }));

function sentenceFor(pattern: string): string {
  for (let path = pattern; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const sentence = notCovered[path];
    if (sentence) return sentence;
  }
  return 'This is not supported yet.';
}
