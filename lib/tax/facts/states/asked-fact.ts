/** One place of a fact, and the question that fills it. */
export interface AskedPlace {
  /** Path below `states.XX`. */
  readonly fact: string;
  readonly text: string;
  /** With an example. */
  readonly help: string;
  /** Takes from what other places bring: hardly anything of it where everything is tried at once. */
  readonly lowers?: true;
}

/**
 * Something that only one state's return reads, in the words in which a filer is asked. All of a state's stand on one screen;
 * what is picked there is asked about.
 */
export interface AskedFact {
  /** On the screen of the state. */
  readonly label: string;
  /**
   * `yes`: picking it says so, and nothing more is asked. `county`: one of the state's counties, or none. Amounts are dollars
   * and cents.
   */
  readonly kind: 'yes' | 'money' | 'count' | 'county';
  /** Places to fill, one question each; those behind the first may be left empty. */
  readonly places: readonly [AskedPlace | { readonly fact: string }, ...AskedPlace[]];
  /** The same of the spouse, on a joint return. */
  readonly spouse?: AskedPlace;
  /** Who is asked; left out: everybody. */
  readonly only?: 'joint' | 'apart';
  /** Largest count. */
  readonly max?: number;
  /** Left out: it can lower the state's tax. */
  readonly why?: string;
}

/** Picked, and said by that. */
export const statedBy = (fact: string, label: string, only?: 'joint' | 'apart'): AskedFact => ({
  label,
  kind: 'yes',
  places: [{ fact }],
  ...(only === undefined ? {} : { only }),
});

/** Picked, then asked for with one question. */
export const askedFor = (
  kind: 'money' | 'count' | 'county',
  label: string,
  place: AskedPlace,
  more: Pick<AskedFact, 'spouse' | 'only' | 'max' | 'why'> = {},
): AskedFact => ({ label, kind, places: [place], ...more });
