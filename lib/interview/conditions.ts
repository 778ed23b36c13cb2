import { type AnswerValue, type Responses } from './schema';
import { type TaxYear } from '@/lib/tax/us/edition';
import { type DocumentFacts } from './document-facts';

/**
 * What a question's condition says: ask it; leave it out, and why; or not yet, because an earlier answer
 * that decides is still open.
 */
export type Verdict = true | 'later' | { skip: string };

/** What a condition may look at: everything that was decided before its own question. */
export interface View {
  /** The year of the return. */
  taxYear: TaxYear;
  /** Answers of earlier questions that are asked. An answer to a question that fell away is not here. */
  effective: Responses;
  /** All stored answers, also of later questions. For names and hints, not for conditions. */
  stored: Responses;
  documents: DocumentFacts[];
  /** How earlier questions came out. */
  verdicts: ReadonlyMap<string, Verdict>;
  /** The item that the question belongs to. */
  item: { group: string; index: number } | null;
  /** The form that the question belongs to, by its extraction: what a document that was read can't say. */
  extractionId: string | null;
  /** How many items of a group are asked about, as far as it is known here. */
  counts: ReadonlyMap<string, number>;
}

export type Condition = (view: View) => Verdict;

/** Whole id of a question. Inside an item or a document, ".wages" means the question of the same one. */
export function fullId(view: View, id: string): string {
  if (!id.startsWith('.')) return id;
  if (view.extractionId !== null) return `documents.${view.extractionId}${id}`;
  if (!view.item) return id.slice(1);
  return `${view.item.group}.${view.item.index}${id}`;
}

export const answerOf = (view: View, id: string): AnswerValue | undefined => view.effective[fullId(view, id)];

export const answeredYes = (view: View, id: string): boolean => answerOf(view, id) === true;

/** True when a choice was picked, alone or among several. */
export function picked(view: View, id: string, value: string): boolean {
  const answer = answerOf(view, id);
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/** Asks when an earlier answer passes the test. Falls away with that question when it fell away itself. */
export function when(
  id: string,
  test: (answer: AnswerValue, view: View) => boolean,
  because: string,
): Condition {
  return (view) => {
    const answer = answerOf(view, id);
    if (answer !== undefined) return test(answer, view) ? true : { skip: because };
    const verdict = view.verdicts.get(fullId(view, id));
    return verdict === undefined || verdict === true ? 'later' : verdict;
  };
}

/** Asks on returns of a year and later ones; before it the question is not there. */
export const since =
  (year: TaxYear): Condition =>
  ({ taxYear }) =>
    taxYear >= year || 'later';

export const whenYes = (id: string, because: string): Condition =>
  when(id, (answer) => answer === true, because);
export const whenNo = (id: string, because: string): Condition =>
  when(id, (answer) => answer === false, because);

export const whenPicked = (id: string, value: string, because: string): Condition =>
  when(id, (answer) => (Array.isArray(answer) ? answer.includes(value) : answer === value), because);

/** True while it is open whether a group has items: its gate is asked and has no answer yet. */
export const isGateOpen = (view: View, gate: string): boolean =>
  view.effective[gate] === undefined && (view.verdicts.get(gate) ?? true) === true;

/** Asks when every condition does; otherwise the first that does not decides. */
export const all =
  (...conditions: Condition[]): Condition =>
  (view) => {
    for (const condition of conditions) {
      const verdict = condition(view);
      if (verdict !== true) return verdict;
    }
    return true;
  };

/** Asks when at least one item of the groups was told about. */
export const hasItems =
  (groups: readonly string[], because: string): Condition =>
  (view) => {
    if (groups.some((group) => (view.counts.get(group) ?? 0) > 0)) return true;
    // No count yet: whether there are any is still open.
    return groups.some((group) => !view.counts.has(group)) ? 'later' : { skip: because };
  };

/** Asks when any of the conditions does; otherwise the last one decides, or "later" while one is open. */
export const any =
  (...conditions: Condition[]): Condition =>
  (view) => {
    const verdicts = conditions.map((condition) => condition(view));
    if (verdicts.includes(true)) return true;
    return verdicts.find((verdict) => verdict === 'later') ?? verdicts.at(-1) ?? true;
  };
