/** A printed line and the element it stands in; groups are written before it: `MonthlyGrp#2/Amt` is in the second one. */
export type MappedLine = readonly [line: string, element: string];

/** Lines of one form of the engine within a document of the return. */
export interface MefPart {
  /** Id of the form in lib/tax. */
  form: string;
  /** When the form has copies that are rows of one document: the element around each row. */
  group?: string;
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
