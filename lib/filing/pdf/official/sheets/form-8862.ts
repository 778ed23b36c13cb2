import type { Box, Part, Sheet } from '../sheet';

/** Yes and No of one line side by side. */
const answer = (line: string, field: string): readonly Box[] => [
  { line, is: true, field },
  { line, is: false, field: `${field}[1]` },
];

/** A child of Part II: name, days, and month and day of birth and death. */
const eicRow = (child: number, name: number, days: number, dates: number): Part => {
  const field = (number: number) => `f1_${String(number).padStart(2, '0')}`;
  return {
    lines: {
      '5': `Page1.${field(name)}`,
      '7': `Page1.Child${child}_CombField.${field(days)}`,
      '8 birth': [`Page1.Child${child}_Birth_Ln8.${field(dates)}`, 'month'],
      '8 birth@day': [`Page1.Child${child}_Birth_Ln8.${field(dates + 1)}`, 'day'],
      '8 death': [`Page1.Child${child}_Death_Ln8.${field(dates + 2)}`, 'month'],
      '8 death@day': [`Page1.Child${child}_Death_Ln8.${field(dates + 3)}`, 'day'],
    },
  };
};

/** A child of Part III. The boxes of a line stand in one row, those of line 16 before the ones of other dependents. */
const childRow = (name: string, first: number): Part => ({
  lines: { '12': `Page2.${name}` },
  boxes: [
    ...answer('14', `Page2.c2_${first}`),
    ...answer('15', `Page2.c2_${first + 4}`),
    ...answer('16', `Page2.c2_${first + 8}`),
    ...answer('17', `Page2.c2_${first + 16}`),
  ],
});
const otherRow = (name: string, first: number): Part => ({
  lines: { '13': `Page2.${name}` },
  boxes: [...answer('16', `Page2.c2_${first}`), ...answer('17', `Page2.c2_${first + 8}`)],
});
const studentRow = (name: string, first: number): Part => ({
  lines: { '18': `Page3.${name}` },
  boxes: [...answer('19a', `Page3.c3_${first}`), ...answer('19b', `Page3.c3_${first + 3}`)],
});

/** Form 8862 (Rev. October 2024), which names no year: lines and their fields. */
export const form8862: Sheet = {
  file: 'f8862.pdf',
  form: '8862',
  lines: {
    '1': ['Page1.Line1_CombField.f1_03', 'year'],
    '9a': 'Page2.Ln9a_CombField.f2_01',
    '9b': 'Page2.Ln9b_CombField.f2_02',
    '10a': 'Page2.f2_03',
    '10b': 'Page2.f2_04',
  },
  facts: { names: 'Page1.f1_01', ssn: 'Page1.f1_02' },
  boxes: [
    { line: '2 eic', is: true, field: 'Page1.Checkbox1_ReadOrder.c1_1' },
    { line: '2 ctc', is: true, field: 'Page1.Checkbox2_ReadOrder.c1_2' },
    { line: '2 aotc', is: true, field: 'Page1.Checkbox3_ReadOrder.c1_3' },
    ...answer('3', 'Page1.c1_4'),
    ...answer('4', 'Page1.c1_5'),
    ...answer('6', 'Page1.c1_6'),
    ...answer('11a', 'Page2.c2_1'),
    ...answer('11b', 'Page2.c2_2'),
  ],
  tables: [
    {
      form: '8862-eic',
      rows: [eicRow(1, 4, 7, 10), eicRow(2, 5, 8, 14), eicRow(3, 6, 9, 18)],
      overflow: 'statement',
    },
    {
      form: '8862-children',
      rows: [childRow('f2_05', 3), childRow('f2_06', 4), childRow('f2_07', 5), childRow('f2_08', 6)],
      overflow: 'statement',
    },
    {
      form: '8862-others',
      rows: [otherRow('f2_09', 15), otherRow('f2_10', 16), otherRow('f2_11', 17), otherRow('f2_12', 18)],
      overflow: 'statement',
    },
    {
      form: '8862-students',
      rows: [studentRow('f3_01', 1), studentRow('f3_02', 2), studentRow('f3_03', 3)],
      overflow: 'statement',
    },
  ],
};
