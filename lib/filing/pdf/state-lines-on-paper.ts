/** Steps of the calculation that no state's form has a place for, by form. */
const ownSteps: Readonly<Partial<Record<string, readonly string[]>>> = {
  // Federal adjusted gross income with the modifications: Form IA 1040 has neither a line nor a box for it.
  'ia-1040': ['net'],
  // Both deductions are computed and compared; line 17 of Form 502 and line 20 of Form PIT-RES have the one that is taken.
  'de-pit-res': ['20 itemized'],
  'md-502': ['17 standard'],
  // Line 38 times line 45, which Form IT-203 doesn't write down.
  'ny-it-203': ['38 share'],
  // Lines 19 and 21A of Form IT-140 together.
  'wv-recap': ['refundable'],
};

/** Whether a form belongs to a state return: its id begins with the postal code, as in "il-1040". */
export const isOfState = (id: string): boolean => /^[a-z]{2}-/.test(id);

/** Whether a state's form has a place for this line. */
export const isOnStateForm = (id: string, line: string): boolean => ownSteps[id]?.includes(line) !== true;

/** "12", "37AA", "A3" (line 3 of part A), "AH" (a code of Form TC-40A), "3-8", "TC-60", "Status 4", "Step 3". */
const printedPlace =
  /^(?:[A-Z]{0,2}\d+[a-zA-Z]{0,2}|[A-Z]{1,2}|[a-z]|\d+-\d+|TC-\d+|(?:Status|Step) \d)(?:\([^)]*\))*$/;

/**
 * The place of a line as a state's form prints it: "12 depreciation" is on line 12, "15 B" in column B of line 15. Empty
 * for a box, a column or a ratio that has no number there.
 */
export function placeOnStateForm(line: string): string {
  if (printedPlace.test(line)) return line;
  const [number = '', word = ''] = line.split(/[ ](?=\S)|-(?=[a-z])/);
  if (!/\d/.test(number) || !printedPlace.test(number)) return '';
  return /^[A-Z]$/.test(word) ? `${number}(${word})` : number;
}
