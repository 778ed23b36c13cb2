import { inOrder } from '../in-order';
import type { Part, Sheet } from '../sheet';

/** A row for each employer, five on a form. */
const employer = (at: number): Part => {
  const field = (column: number) => `Page1.Table_Line1.BodyRow${at + 1}.f1_${3 + 4 * at + column}`;
  return { facts: { name: field(0), ein: field(1), received: field(2), reported: field(3) } };
};

/** Form 4137 of 2025: one for each person. Line 7 is printed. */
export const form4137Of2025: Sheet = {
  file: 'f4137.pdf',
  form: '4137',
  lines: {
    ...inOrder('Page1.f1', 23, '2 3 4 5 6'),
    ...inOrder('Page1.f1', 29, '8 9 10 11 12 13'),
  },
  facts: {
    ownerName: 'Page1.f1_1',
    ownerSsn: 'Page1.f1_2',
  },
  tables: [{ list: 'tips', rows: [0, 1, 2, 3, 4].map((at) => employer(at)), overflow: 'statement' }],
  unplaced: ['7'],
};
