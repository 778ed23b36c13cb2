import { type TaxReader } from './form';

/** Something that the engine can't do right, in words a filer understands. */
export interface Refusal {
  /** The fact that brings it up. */
  readonly path: string;
  readonly message: string;
  readonly when: (reader: TaxReader) => boolean;
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

/** Refuses a covered fact in the cases that the form does not handle right. */
export function refuse(path: string, message: string, when: Refusal['when']): void {
  refusals.push({ path, message, when });
}

/** Says something about a return that is computed all the same, such as a figure that is missing. */
export function warn(path: string, message: string, when: Refusal['when']): void {
  warnings.push({ path, message, when });
}

export const listCovered = (): ReadonlySet<string> => covered;
export const listRefusals = (): readonly Refusal[] => refusals;
export const listWarnings = (): readonly Refusal[] => warnings;
