/**
 * Where the value of a line stands below its document or row. Groups are written before the element:
 * `MonthlyGrp#2/Amt` is in the second one. A leading slash: below the document itself, whatever the row; once.
 */
export type Place =
  | string
  /** One of several check boxes, by the value of the line. */
  | { readonly boxes: Readonly<Record<string, string>> }
  /** The first element whose pattern fits the value: a date or a word such as VARIOUS. */
  | { readonly fitting: readonly (readonly [pattern: RegExp, element: string])[] }
  /** An element that takes a code in place of the value, or an amount whose group describes it. */
  | {
      readonly element: string;
      readonly codes?: Readonly<Record<string, string>>;
      readonly description?: string;
      /** The line counts hundredths, the element is a share of 1: `.50` for 50. */
      readonly percent?: true;
    };

/** A printed line and its place. */
export type MappedLine = readonly [line: string, place: Place];

/** Rows whose element depends on what a line of them says: each printed line of Form 3800 has a group of its own. */
export interface RowGroups {
  readonly line: string;
  /** Elements by the value of that line. */
  readonly names: Readonly<Record<string, string>>;
  /** Element around all of them. */
  readonly within?: string;
  /** Attribute of the element: its name, and what stands before the value of the line. */
  readonly attribute?: readonly [name: string, before: string];
}

/** Lines of one form of the engine within a document of the return. */
export interface MefPart {
  /** Id of the form in lib/tax. */
  form: string;
  /** When the form has copies that are rows of one document: the element around each row. */
  group?: string;
  /** The same where the element is another one for each row. */
  groups?: RowGroups;
  lines: readonly MappedLine[];
  /** Lines that are kept for screens and have no place on the printed form, or that facts fill in more exactly. */
  notFiled?: readonly string[];
}

/** A document of the return: which lines stand where. Maps name lines; they can't compute. */
export interface MefMap {
  /** Name of its element. */
  document: string;
  parts: readonly [MefPart, ...MefPart[]];
}

/** Every element a place can name. */
export function elementsOf(place: Place): string[] {
  if (typeof place === 'string') return [place];
  if ('boxes' in place) return Object.values(place.boxes);
  if ('fitting' in place) return place.fitting.map(([, element]) => element);
  return [place.element];
}

/** The element that takes this value; null when none does. */
export function elementFor(place: Place, value: string | number | boolean): string | null {
  if (typeof place === 'string') return place;
  if ('boxes' in place) return place.boxes[String(value)] ?? null;
  if ('fitting' in place) return place.fitting.find(([pattern]) => pattern.test(String(value)))?.[1] ?? null;
  return place.element;
}

/** The element around a row, by its path below the document. */
export function groupOfRow(
  { group, groups }: MefPart,
  row: Readonly<Record<string, { value: unknown }>>,
): string | undefined {
  if (groups === undefined) return group;
  const name = groups.names[String(row[groups.line]?.value)];
  return name === undefined || groups.within === undefined ? name : `${groups.within}/${name}`;
}

/** Every element that can stand around the rows of a part. */
export const groupsOfPart = ({ group, groups }: MefPart): (string | undefined)[] =>
  groups === undefined
    ? [group]
    : Object.values(groups.names).map((name) =>
        groups.within === undefined ? name : `${groups.within}/${name}`,
      );
