import { type Form } from '../engine/form';
import { type Line } from '../engine/line';
import { type LawOf } from '../engine/run';
import { type TaxingState } from '../facts/states/all';
import { type StateLaw, type StateReader } from './form';
import { type ReturnKind } from './shared/residency';

/** Figures that every state's return has somewhere, by line; null where a state has no such line. */
export interface StateTotalLines {
  /** First total income that the form prints after its additions and subtractions. */
  readonly stateAgi: Line<number> | null;
  readonly stateTaxableIncome: Line<number> | null;
  /** Tax of the schedule or table, exemption credits not yet taken off. */
  readonly stateTaxBeforeCredits: Line<number> | null;
  readonly stateTaxAfterNonrefundableCredits: Line<number>;
  /** Credits that are paid out; null where a state has none. */
  readonly stateRefundableCredits: Line<number> | null;
  /** Local tax on the same return. */
  readonly localTax: Line<number> | null;
  readonly withheld: Line<number>;
  readonly refund: Line<number>;
  readonly owed: Line<number>;
}

/** A state's name within a sentence ("the District of Columbia"), and at its beginning. */
export const placeName = (name: string): string => name.replace(/^(The )?District /, 'the District ');
export const placeNameFirst = (name: string): string => name.replace(/^(The )?District /, 'The District ');

/** Something a state's return can't do right, in words a filer understands. */
export interface StateRefusal<L extends StateLaw = StateLaw> {
  /** The fact that brings it up, such as `states.IL.k12`. */
  readonly path: string;
  readonly message: string;
  /** A warning leaves the return computed: something belongs on another form, or can't be decided from the facts. */
  readonly severity?: 'warning';
  readonly when: (reader: StateReader<L>) => boolean;
}

/** A form as it is printed: "Form 505", "Maryland Nonresident Income Tax Return". */
export interface FormHeading {
  readonly name: string;
  readonly title: string;
}

/** One state's income tax return of one year: law, forms, where its totals stand, and what it doesn't cover. */
export interface StateReturn<L extends StateLaw = StateLaw> extends LawOf<L> {
  readonly code: TaxingState;
  /** "Illinois". */
  readonly name: string;
  readonly year: number;
  /** In paper order, with worksheets and rules. */
  readonly forms: readonly Form[];
  /** The form that a resident, part-year resident and nonresident files. */
  readonly mainForm: (kind: ReturnKind) => Form;
  /** The printed form of a kind of return whose lines stand on `mainForm` here. */
  readonly filedAs?: Readonly<Partial<Record<ReturnKind, FormHeading>>>;
  readonly kind: Line<string>;
  readonly totals: StateTotalLines;
  /** Income that a nonresident is taxed on, for the credit at home; null: `stateAgi` is that. */
  readonly sourceIncome: Line<number> | null;
  /** Each spouse claims the credit for other states’ tax on the own income. */
  readonly creditsByPerson?: true;
  /** Facts under `states.XX` that the forms handle; any other that is stated is refused by name. */
  readonly covers: readonly string[];
  readonly refusals: readonly StateRefusal<L>[];
}

/** Fixes the type of a state's return. */
export const defineState = <L extends StateLaw>(state: StateReturn<L>): StateReturn =>
  state as unknown as StateReturn;

/** The form that somebody files with a state, by its printed name and title. */
export function headingOf(state: StateReturn, kind: ReturnKind): FormHeading {
  const { name, title } = state.filedAs?.[kind] ?? state.mainForm(kind);
  return { name, title };
}
