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
    '2': 'Page1.f1_23',
    '3': 'Page1.f1_24',
    '4': 'Page1.f1_25',
    '5': 'Page1.f1_26',
    '6': 'Page1.f1_27',
    '8': 'Page1.f1_29',
    '9': 'Page1.f1_30',
    '10': 'Page1.f1_31',
    '11': 'Page1.f1_32',
    '12': 'Page1.f1_33',
    '13': 'Page1.f1_34',
  },
  facts: {
    ownerName: 'Page1.f1_1',
    ownerSsn: 'Page1.f1_2',
  },
  tables: [{ list: 'tips', rows: [0, 1, 2, 3, 4].map((at) => employer(at)), overflow: 'statement' }],
  unplaced: ['7'],
};
