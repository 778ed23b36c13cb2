import type { PrintedReturn } from './printed-return';

/** What nobody is asked here and the IRS's form wants, by the id of the form. From a year on where it says so. */
const places: readonly (readonly [form: string, place: string, from?: number])[] = [
  ['schedule-c', 'Schedule C, lines H, I, and J'],
  ['schedule-e-properties', 'Schedule E, lines A and B'],
  ['schedule-f', 'Schedule F, lines F and G', 2025],
  ['1116', 'Form 1116, the kind of income at line 1a and columns (l) to (t) of Part II', 2025],
  ['2441', 'Form 2441, column (b) of line 1'],
  ['2555', 'Form 2555, lines 1 to 18', 2025],
  ['4562', 'Form 4562, columns (d) to (f) of line 19', 2025],
  ['5695', 'Form 5695, the address of the home and the questions answered Yes or No', 2025],
  ['8582', 'Form 8582, Parts IV to VIII', 2025],
  ['8936', 'Form 8936, line 5'],
];

const nameOf = (place: string): string => place.split(',')[0] ?? place;

/** Places on the IRS's own forms in this copy that the filer fills in by hand. */
export function placesByHand({ forms, taxYear }: PrintedReturn, worksheets: readonly string[]): string[] {
  const printed = new Set(forms.filter(({ attached }) => attached).map(({ id }) => id));
  return places.flatMap(([form, place, from = 0]) =>
    printed.has(form) && taxYear >= from && !worksheets.some((name) => name.startsWith(nameOf(place)))
      ? [place]
      : [],
  );
}
