import { applyChanges, type Change } from '../apply-changes';
import { type Line } from '../engine/line';
import { startReturn, type TaxRun } from '../calculate-return';
import { type Person } from '../facts/household';
import { type Owner } from '../facts/owner';
import { parseReturn } from '../facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '../facts/return-input';
import { findProblems } from '../find-problems';
import { hasReached } from '../us/ages';
import { isClaimedByAnother, listFilers } from '../us/filers';
import { agi } from '../us/form-1040/taxable-income';
import { owed, refund } from '../us/form-1040/refund';
import { federalEditionFor } from '../us/editions';
import { type Law } from '../us/law/law';

/** What the filer told us beyond the facts of the return. */
export interface Stated {
  /** Fact path → why it is not so, where the filer answered that there is none. */
  denied: ReadonlyMap<string, string>;
  /** Tax withheld on documents that have no place in the return. Dollars and cents. */
  unclaimedWithholding: readonly { documentId: string; name: string; amount: number }[];
}

export const nothingStated: Stated = { denied: new Map(), unclaimedWithholding: [] };

/** A person who files, with the words that fit. */
export interface FilerView {
  owner: Owner;
  person: Person;
  /** "You" or "Your spouse". */
  who: string;
  isDependentOfAnother: boolean;
  /** A whole sentence for each: to the taxpayer, or about a spouse by name. No sentence is built from the other. */
  say: (you: string, about: (name: string) => string) => string;
}

/** A return as the opportunities look at it. */
export interface DeductionView {
  readonly input: ReturnInputJson;
  readonly facts: ReturnInput;
  readonly law: Law;
  readonly stated: Stated;
  readonly filers: readonly FilerView[];
  readonly isJoint: boolean;
  readonly agi: number;
  /** Value of a line, 0 when blank; `copy` for forms with copies. */
  readonly get: (line: Line<number>, copy?: number) => number;
  readonly is: (line: Line<boolean>, copy?: number) => boolean;
  /** Refund less what is owed, in whole dollars, with some facts changed. Null when it can't be computed. */
  readonly balanceWith: (changes: readonly Change[]) => number | null;
  /** What the changes add to the refund, in whole dollars. Null when it can't be computed. */
  readonly savingOf: (changes: readonly Change[]) => number | null;
  readonly hasReached: (person: { dateOfBirth: string; dateOfDeath: string | null }, age: number) => boolean;
}

/** A run of the engine over JSON facts; null when they can't be computed. */
function runOf(raw: unknown): { facts: ReturnInput; run: TaxRun } | null {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return null;
  const run = startReturn(parsed.facts);
  if (findProblems(parsed.facts, run).some(({ severity }) => severity === 'unsupported')) return null;
  return { facts: parsed.facts, run };
}

const balanceOf = (run: TaxRun): number => (run.read(refund, 0) ?? 0) - (run.read(owed, 0) ?? 0);

/** Opens a return for the opportunities; null when it can't be computed. */
export function openView(input: ReturnInputJson, stated: Stated): DeductionView | null {
  const opened = runOf(input);
  if (opened === null) return null;
  const { facts, run } = opened;
  const edition = federalEditionFor(facts);
  const before = balanceOf(run);
  const balanceWith = (changes: readonly Change[]): number | null => {
    const changed = applyChanges(input, changes);
    if (!changed.ok) return null;
    const after = runOf(changed.input);
    return after === null ? null : balanceOf(after.run);
  };
  return {
    input,
    facts,
    law: edition.law,
    stated,
    filers: listFilers({ facts }).map(({ owner, person }) => ({
      owner,
      person,
      who: owner === 'taxpayer' ? 'You' : person.firstName || 'Your spouse',
      isDependentOfAnother: isClaimedByAnother(person),
      say: (you, about) => (owner === 'taxpayer' ? you : about(person.firstName || 'Your spouse')),
    })),
    isJoint: facts.filingStatus === 'mfj',
    agi: run.read(agi, 0) ?? 0,
    get: (line, copy = 0) => run.read(line, copy) ?? 0,
    is: (line, copy = 0) => run.read(line, copy) ?? false,
    balanceWith,
    savingOf: (changes) => {
      const after = balanceWith(changes);
      return after === null ? null : after - before;
    },
    hasReached: (person, age) => hasReached(person, age, edition.law.lastDay),
  };
}

/**
 * The smallest whole amount, up to `most`, that brings as much as `most` does. Null when it brings nothing.
 * @param changesFor the changes that state an amount of so many dollars
 */
export function usefulAmount(
  view: DeductionView,
  most: number,
  changesFor: (dollars: number) => Change[],
): number | null {
  const top = Math.floor(most);
  if (top < 1) return null;
  const best = view.savingOf(changesFor(top));
  if (best === null || best <= 0) return null;
  let low = 1;
  let high = top;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const saving = view.savingOf(changesFor(middle));
    if (saving !== null && saving >= best) high = middle;
    else low = middle + 1;
  }
  return high;
}
