import { isEmptyList, listOnPath } from './facts/stated-facts';
import { type ReturnInput } from './facts/return-input';
import { type Problem, problemOf } from './find-problems';
import { listRefusals, listWarnings, type Refusal } from './us/coverage';
import { type TaxReader } from './us/form';

/** A rule that brings up a problem. */
export interface ProblemRule {
  readonly refusal: Refusal;
  readonly severity: 'unsupported' | 'warning';
  readonly holds: (reader: TaxReader) => boolean;
}

/** Rules about the items of a list say nothing while it is empty. */
function toRule(refusal: Refusal, severity: ProblemRule['severity']): ProblemRule {
  const list = refusal.alsoWithoutItems ? null : listOnPath(refusal.path);
  const holds: ProblemRule['holds'] =
    list === null ? refusal.when : (reader) => !isEmptyList(reader.facts, list) && refusal.when(reader);
  return { refusal, severity, holds };
}

let known: readonly ProblemRule[] | null = null;

/** Every rule that refuses a return, in the order of the forms, then every rule that warns. */
export const listProblemRules = (): readonly ProblemRule[] =>
  (known ??= [
    ...listRefusals().map((refusal) => toRule(refusal, 'unsupported')),
    ...listWarnings().map((refusal) => toRule(refusal, 'warning')),
  ]);

export const isRefusal = ({ severity }: { readonly severity: Problem['severity'] }): boolean =>
  severity === 'unsupported';

/** The problems that rules which hold bring up: refusals alone when there is one. */
export function toProblems(found: readonly ProblemRule[], facts: ReturnInput): Problem[] {
  const refused = found.filter(isRefusal);
  return (refused.length > 0 ? refused : found).map(({ refusal, severity }) =>
    problemOf(refusal, severity, facts),
  );
}
