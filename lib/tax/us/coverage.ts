import { type TaxReader } from './form';

/** Something that the engine can't do right, in words a filer understands. */
export interface Refusal {
  /** The fact that brings it up. */
  readonly path: string;
  readonly message: string;
  readonly when: (reader: TaxReader) => boolean;
  /** The path leads into a list, but the rule can hold while that list is empty: money that came another way. */
  readonly alsoWithoutItems: boolean;
}

const covered = new Set<string>();
const refusals: Refusal[] = [];
const warnings: Refusal[] = [];

/**
 * Declares the facts that a form handles, beside the form. A path covers everything below it; `*` stands for
 * any position of a list. A fact that nobody covers is refused by name as soon as it is stated.
 */
export function covers(...paths: readonly string[]): void {
  for (const path of paths) covered.add(path);
}

/**
 * Refuses a covered fact in the cases that the form does not handle right. A rule under a list is not asked while the
 * list is empty, unless it says `alsoWithoutItems`.
 */
export function refuse(
  path: string,
  message: string,
  when: Refusal['when'],
  { alsoWithoutItems = false } = {},
): void {
  refusals.push({ path, message, when, alsoWithoutItems });
}

/** Says something about a return that is computed all the same, such as a figure that is missing. */
export function warn(path: string, message: string, when: Refusal['when']): void {
  warnings.push({ path, message, when, alsoWithoutItems: false });
}

/** Patterns of facts that a form handles; any other stated fact is refused. */
export const listCovered = (): ReadonlySet<string> => covered;
/** Rules that refuse a covered fact, in the order of the forms. */
export const listRefusals = (): readonly Refusal[] => refusals;
/** Rules that say something about a return that is computed all the same. */
export const listWarnings = (): readonly Refusal[] => warnings;
