import { type Assumption, type Form } from './form';

export type LineKind = 'money' | 'count' | 'rate' | 'yesNo' | 'choice';

/** One line of a form: what is printed, and the rule that fills it in. The rule is typed by its maker. */
export interface Line<V> {
  /** Position in the value store of a run; counts through all forms of the jurisdiction. */
  readonly slot: number;
  /** Position among the lines of its form, in the order they were made; 0 is the attachment line. */
  readonly offset: number;
  /** Its form is filled in once for each of something. */
  readonly hasCopies: boolean;
  readonly form: Form;
  /** Gives the value before it is rounded and checked; null leaves the line blank. */
  readonly rule: (reader: unknown) => V | null;
  /** What a blank line counts as when another line reads it. */
  readonly blank: V;
  /** As printed, such as "25d". */
  readonly number: string;
  /** Short and plain, for screens: "Adjusted gross income". */
  readonly label: string;
  /** As printed on the form or worksheet. */
  readonly instruction: string;
  readonly kind: LineKind;
}

/** One line on one copy of its form. */
export interface LineRead {
  readonly line: Line<unknown>;
  readonly copy: number;
}

/** What is printed beside a line. */
export interface PrintedText {
  readonly number: string;
  readonly label: string;
  readonly instruction: string;
}

/** What a rule may look at. Every read is recorded when the run is traced. */
export interface Reader<F, L> {
  readonly facts: F;
  readonly law: L;
  /** Value of a line; a blank line counts as 0, no or "". Inside a form with copies: of the same copy. */
  readonly get: <V>(line: Line<V>) => V;
  /** Value of a line, or null when it is blank. */
  readonly entry: <V>(line: Line<V>) => V | null;
  /** Values of a line on all copies of its form; blank ones count as 0. */
  readonly each: <V>(line: Line<V>) => V[];
  /** Value of a line on one copy of its form. */
  readonly at: <V>(line: Line<V>, copy: number) => V;
  /** Whether a form (or any copy of it) belongs to the return. */
  readonly attached: (form: Form) => boolean;
  /**
   * Value of a line under an assumption, such as separate returns of a couple: computed in a run of its own, which is kept,
   * and explained like any other line. `copy` for forms with copies.
   */
  readonly proForma: <V>(assumption: Assumption<F>, line: Line<V>, copy?: number) => V;
}

/** A rule of a form with copies also sees the thing that its copy is about. */
export interface CopyReader<F, L, I> extends Reader<F, L> {
  readonly item: I;
  readonly copy: number;
}
