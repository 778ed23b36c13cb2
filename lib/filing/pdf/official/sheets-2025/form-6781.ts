import type { Part, Sheet } from '../sheet';

/** Line 1: three accounts on a form. */
const account = (at: number): Part => {
  const field = (column: number) =>
    `Page1.Table_Line1.Row${at + 1}.f1_${String(3 + 3 * at + column).padStart(2, '0')}`;
  return { lines: { '1(a)': field(0), '1(b)': field(1), '1(c)': field(2) } };
};

/** Form 6781 of 2025, Part I. */
export const form6781Of2025: Sheet = {
  file: 'f6781.pdf',
  form: '6781',
  lines: {
    '2(b)': ['Page1.f1_12', 'loss'],
    '2(c)': 'Page1.f1_13',
    '3': 'Page1.f1_14',
    '4': 'Page1.f1_15',
    '5': 'Page1.f1_16',
    '7': 'Page1.f1_18',
    '8': 'Page1.f1_19',
    '9': 'Page1.f1_20',
  },
  facts: {
    names: 'Page1.f1_01',
    ssn: 'Page1.f1_02',
  },
  tables: [{ form: '6781-line-1', rows: [0, 1, 2].map((at) => account(at)), overflow: 'statement' }],
};
