/**
 * What a document kind is: labels, boxes, checks and where each value goes, as data.
 * The reader (lib/documents/extract) knows geometry and nothing about taxes; a kind knows
 * the form and nothing about geometry. Pure: no Node imports, so screens may use it too.
 */

/** How a value looks on paper. */
export type FieldFormat =
  'money' | 'ssn' | 'ein' | 'tin' | 'phone' | 'id' | 'text' | 'place' | 'state' | 'date' | 'year' | 'codes';

/**
 * Where a label stands in print. A phrase is a list of words in lower case without punctuation;
 * `a|b` are alternatives and `word?` may be missing. `box` is the number or letter printed
 * beside it; it strengthens the match and, alone, is only used where `boxAlone` says so.
 */
export interface LabelSpec {
  box?: string;
  phrases: readonly string[];
}

/** One value of a form. `path` is the key in the samples' schema, `label` is what we show a person. */
export interface FieldSpec extends LabelSpec {
  path: string;
  label: string;
  format: FieldFormat;
  /** Enters the tax computation: a label that can't be found makes even a blank doubtful. */
  critical?: true;
}

/** A name and an address printed as a block, or over several labels of their own. */
export interface PartySpec {
  name: { path: string; label: string };
  address: { path: string; label: string };
  phone?: { path: string; label: string };
  /** The label over the block (or over the name alone). */
  nameLabels: LabelSpec;
  /** Further captions of the same block, such as "Last name". */
  partLabels?: LabelSpec;
  /** Labels of the address, in printed order (street, then city). */
  addressLabels?: readonly LabelSpec[];
}

/** A table such as the state lines: one label per column, one row per state. */
export interface RowGroup {
  path: string;
  columns: readonly FieldSpec[];
  /** Column heads stand once over all rows, however many. */
  isTable?: true;
  /** Most rows that are taken; 12 when not said. */
  most?: number;
  /** Columns that are known and not kept: they follow from the others. */
  unkept?: readonly string[];
  /** First words of lines that sum up. */
  ends?: readonly string[];
  /** Sums of these columns for each value of the column `by`, such as `totals.A.proceeds`, and how many rows. */
  totals?: { path: string; by: string; columns: readonly string[] };
  /** A value on a line of its own under the row. */
  follows?: { path: string; label: string; pattern: RegExp };
  /** What the nearest heading above a row says about it: `value` with the pattern's groups filled in. */
  sections?: readonly { path: string; label: string; pattern: RegExp; value: string }[];
}

/** A table whose rows have names, too: each value stands where a row and a column meet. */
export interface GridGroup {
  columns: readonly (LabelSpec & { path: string; label: string })[];
  rows: readonly (LabelSpec & { label: string; path: (column: string) => string })[];
}

/** Letter code and amount, such as box 12 of Form W-2. */
export interface CodeGroup {
  path: string;
  label: string;
  codes: readonly string[];
  labels: readonly LabelSpec[];
}

/** Free text and amount, such as box 14 of Form W-2. */
export interface NoteGroup extends LabelSpec {
  path: string;
  label: string;
  /** Kept as one line of text, not as rows of words and amounts. */
  asText?: true;
}

/** A box to tick. */
export interface CheckSpec {
  path: string;
  label: string;
  phrases: readonly string[];
}

/** Values by path: text as read, true or false for a tick, null for blank. */
export type FieldValues = Readonly<Record<string, string | boolean | null>>;

/** A relation between boxes. `null` when the boxes it needs are blank. */
export interface BoxCheck {
  paths: readonly string[];
  message: string;
  holds: (
    amount: (path: string) => number | null,
    taxYear: number | null,
    text: (path: string) => string | null,
  ) => boolean | null;
  /** A broken relation that filers often have for a good reason: said, but not doubted. */
  mild?: true;
  /** A blank counts as nothing in the box, so it says something only where the box is surely blank, and not unread. */
  aboutBlanks?: true;
  /** When it holds, a slip in any of its boxes is next to impossible: amounts follow from one another. */
  isExact?: true;
}

/**
 * Lists of facts that documents fill (return-input.md). `other`: the return has no list that takes
 * the form by itself (which business, which loan), so the filer places it.
 */
export type FactsGroup =
  | 'w2s'
  | 'interest'
  | 'dividends'
  | 'retirement'
  | 'socialSecurity'
  | 'governmentPayments'
  | 'sales'
  | 'k1s'
  | 'gambling'
  | 'hsaDistributions'
  | 'marketplace'
  | 'mortgages'
  | 'education'
  | 'studentLoans'
  | 'miscellaneous'
  | 'other';

/** One item of a list of facts, with the field that each of its values was read from. */
export interface FactsItem {
  item: Record<string, unknown>;
  /** Path inside the item → path of the field. */
  sources: Record<string, string>;
}

/** Where the values go in the engine's input (return-input.md). */
export interface FactsMap {
  group: FactsGroup;
  /** The field with the number of the person the form is about. */
  recipient: string;
  /** Fact key to field path. */
  money: Readonly<Record<string, string>>;
  text: Readonly<Record<string, string>>;
  flags?: Readonly<Record<string, string>>;
  /** What having the form states. */
  always?: Readonly<Record<string, true>>;
  /** Printed month first, kept as YYYY-MM-DD. */
  dates?: Readonly<Record<string, string>>;
  lists?: readonly {
    key: string;
    path: string;
    money: Readonly<Record<string, string>>;
    text: Readonly<Record<string, string>>;
  }[];
  /** The field with the year that an amount belongs to, where that may be another than the year before the form's. */
  refundYear?: string;
  /**
   * The facts take their text from the first row of a table, and the sum of its rows for an amount (state tax on
   * Form 1099, which has a row for each of two states).
   */
  firstRow?: {
    path: string;
    money: Readonly<Record<string, string>>;
    text: Readonly<Record<string, string>>;
  };
  /** The items, where a form is more than one flat item; null when the filer must place it. */
  items?: (values: FieldValues) => readonly FactsItem[] | null;
}

export interface Kind {
  form: string;
  /** Phrases that name the form in print. */
  titles: readonly string[];
  /** Titles that look alike and mean another form (Form W-2c, Form W-2G). */
  notTitles?: readonly string[];
  /** The form that it corrects: its labels stand twice, as reported and as right (`previous.` before the first’s path). */
  corrects?: string;
  /** Its labels are so much its own that a sheet without the title is recognized. */
  standsWithoutTitle?: true;
  fields: readonly FieldSpec[];
  parties: readonly PartySpec[];
  rows: readonly RowGroup[];
  grids?: readonly GridGroup[];
  codes: readonly CodeGroup[];
  notes: readonly NoteGroup[];
  checks: readonly CheckSpec[];
  /** Labels that hold no value for us but end a neighbor's cell. */
  captions: readonly LabelSpec[];
  /** Two sheets with the same values here are copies of one form. */
  identity: readonly string[];
  /**
   * What the fields of the IRS fillable form hold, by the number in their names (f2_01 is the first).
   * For files whose printed labels are lost. Several paths of a party may follow one another.
   */
  fillable?: readonly string[];
  boxChecks: readonly BoxCheck[];
  /** Boxes that stand side by side, row below row, wherever the form is printed in cells; by path, from left to right. */
  pairs?: readonly (readonly [string, string])[];
  facts: FactsMap;
}
