import { inOrder } from '../in-order';
import type { Part, Sheet } from '../sheet';

/** A row for each firm, five on a form. */
const firm = (at: number): Part => {
  const row = `Page1.Pg1Table.Row${at + 1}`;
  const field = (column: number) => `${row}.f1_${3 + 5 * at + column}`;
  return {
    facts: { name: field(0), id: field(1), reason: field(2), date: [field(3), 'date'], wages: field(4) },
    boxes: [{ fact: 'form1099', is: true, field: `${row}.c1_${at + 1}` }],
  };
};

/** Form 8919 of 2025: one for each person. Line 7 is printed. */
export const form8919Of2025: Sheet = {
  file: 'f8919.pdf',
  form: '8919',
  lines: {
    '6': 'Page1.f1_28',
    ...inOrder('Page1.f1', 30, '8 9 10 11 12 13'),
  },
  facts: {
    ownerName: 'Page1.f1_1',
    ownerSsn: 'Page1.f1_2',
  },
  tables: [{ list: 'firms', rows: [0, 1, 2, 3, 4].map((at) => firm(at)), overflow: 'statement' }],
  unplaced: ['7'],
};
