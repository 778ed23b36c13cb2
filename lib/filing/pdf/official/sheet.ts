/**
 * How a value stands in its field when not as it is: `loss` between printed parentheses (no sign), `tenths` and
 * `hundredths` after a printed "0." or ".", `percent` a share of 1 before a printed "%", `fraction` all digits after a printed ".", `date` as month/day/year, `relationship`
 * in words, `year1` to `year4` one digit of a year, `digits` without hyphens (a comb), `digit1` to `digit9` one of those,
 * `ssn1` to `ssn3` the parts of a Social Security number in fields of their own, `month`, `day` and `year` those of a date,
 * `ones` and `thousandths` the two sides of a printed point, `decimal` a percentage as 0.50, `monthNumber` a month of two digits.
 * Words in place of a `date` (INHERITED) are in capitals.
 */
export type Writing =
  | 'loss'
  | 'tenths'
  | 'hundredths'
  | 'percent'
  /** A period: 7 as "7 yrs.". */
  | 'years'
  | 'fraction'
  | 'date'
  /** A date as month and year: 03/2014. */
  | 'monthYear'
  | 'relationship'
  | 'digits'
  | 'year1'
  | 'year2'
  | 'year3'
  | 'year4'
  | `digit${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | 'ssn1'
  | 'ssn2'
  | 'ssn3'
  | 'month'
  | 'day'
  | 'year'
  | 'ones'
  | 'decimal'
  | 'monthNumber'
  | 'thousandths';

/**
 * Fields of one digit each, from the left: amounts end at the right. With `cents` the last two say "00"; without, digits
 * of a number such as a Social Security number or a year follow each other from the left.
 */
export interface Cells {
  cells: readonly string[];
  cents?: boolean;
}
/** A field by its name without the root and without [0]; with how it is written where that is special. */
export type Place = string | readonly [field: string, writing: Writing] | Cells;
export type Places = Readonly<Record<string, Place>>;

/** A check box: checked when the line, or the fact, has this value. */
export interface Box {
  line?: string;
  fact?: string;
  is: boolean | number | string;
  field: string;
  /** Which of the boxes that share a field, where only one of them can be checked. */
  choice?: string;
  /** Form whose rows it is about: on sheets only that have one of them. */
  beside?: string;
  /** For a field of text beside a line, such as the number of people that an amount stands for. */
  text?: string;
}

/** Fields of one row or column, or of the whole form. */
export interface Part {
  /**
   * Lines of the engine by their printed number; "79@63" is another field that says line 79, too. "1 amount" is a line of
   * its own.
   */
  lines?: Places;
  /** What a form says besides lines: names, numbers, addresses. "ssn 2" is another field that says `ssn`. */
  facts?: Places;
  boxes?: readonly Box[];
}

/** Rows of one form: copies of a form of the engine, or a list of facts. */
export interface Table {
  /** Form of the engine whose copies are the rows. */
  form?: string;
  /** Name of the list of facts. */
  list?: string;
  rows: readonly Part[];
  /** Too many rows go on another sheet of the same form; otherwise on a statement. */
  overflow: 'sheet' | 'statement';
  /** The fact of a row that says "See attached statement" on the last row when there are more of them. */
  note?: string;
  /** Lines of the rows that have no field of their own. */
  unplaced?: readonly string[];
  /** Lines of the main form that stand below the rows, in rows of the table: a word for each, and its amount. */
  tail?: Tail;
}

/** What stands below the rows of a table, as the instructions want it written in by hand. */
interface Tail {
  /** Lines of a row that take the word and the amount. */
  word: string;
  amount: string;
  lines: readonly { line: string; words: string; subtracted?: true }[];
}

/** An official form: which line stands in which field. It names; it can't compute. */
export interface Sheet extends Part {
  /** Name of the file as the IRS gives it. */
  file: string;
  /** Id of the form in lib/tax. */
  form: string;
  /** Kept pages, from 0; all when absent. */
  pages?: readonly number[];
  /** Only for returns of which this fact is true; `whenNot`: false. */
  when?: string;
  whenNot?: string | undefined;
  /** Only when this fact is true of each copy of the form. */
  each?: string;
  /** Forms that would have to go along: with a line on one of them this sheet isn't used. */
  alone?: readonly string[];
  /** The print says that it is the filer's own copy ("do not mail"): it goes into the filer's file, never to a state. */
  forRecords?: boolean;
  /** What the form has printed in a line already: it is used only when the line says so. */
  printed?: readonly { line: string; is: number; orFact?: string }[];
  /** Where somebody signs by hand, in points from the lower left corner of a page. */
  signatures?: readonly { page: number; x: number; y: number; who: 'taxpayer' | 'spouse' }[];
  /** Only copies in which the line has one of these values. */
  only?: { line: string; values: readonly string[] };
  tables?: readonly Table[];
  /** Facts that are words beside a line of the rows: on sheets only that have an amount on this line. */
  beside?: Readonly<Record<string, string>>;
  /** Lines kept for screens, or printed on the form already. */
  unplaced?: readonly string[];
}
