import type { Sheet } from '../sheet';

const part1 = 'Page1.Table_Part1_Lines2-6';

/**
 * Form 1116 of 2025. Our lines are the sums over the countries of a category, so that the form is used when each category has
 * one country, which stands in column A.
 */
export const form1116Of2025: Sheet = {
  file: 'f1116.pdf',
  form: '1116',
  each: 'oneCountry',
  lines: {
    '1a': 'Page1.f1_13',
    '1a@A': 'Page1.Table_Part1_LinesI-1a.Line1a.ColA.f1_10',
    '2': `${part1}.Line2.f1_14`,
    '3a': `${part1}.Line3a.f1_17`,
    '3b': `${part1}.Line3b.f1_20`,
    '3c': `${part1}.Line3c.f1_23`,
    '3d': `${part1}.Line3d.f1_26`,
    '3e': `${part1}.Line3e.f1_29`,
    '3f': `${part1}.Line3f.f1_32`,
    '3g': `${part1}.Line3g.f1_35`,
    '4a': `${part1}.Line4a.f1_38`,
    '4b': `${part1}.Line4b.f1_41`,
    '6@A': `${part1}.Line6.f1_47`,
    '6': 'Page1.f1_50',
    '7': 'Page1.f1_51',
    '8@A': 'Page1.Table_Part2.RowA.f1_61',
    '8': 'Page1.f1_82',
    '9': 'Page2.Line9_ReadOrder.f2_01',
    '10': 'Page2.f2_02',
    '11': 'Page2.f2_03',
    '12': 'Page2.f2_04',
    '13': 'Page2.f2_05',
    '14': 'Page2.f2_06',
    '15': 'Page2.Line15_ReadOrder.f2_07',
    '16': 'Page2.f2_08',
    '17': 'Page2.f2_09',
    '18': 'Page2.f2_10',
    '19': 'Page2.f2_11',
    '20': 'Page2.f2_12',
    '21': 'Page2.f2_13',
    '23': 'Page2.f2_15',
    '24': 'Page2.f2_16',
    '26': 'Page2.f2_18',
    '27': 'Page2.f2_19',
    '28': 'Page2.f2_20',
    '32': 'Page2.f2_24',
    '33': 'Page2.f2_25',
    '35': 'Page2.f2_27',
  },
  facts: {
    names: 'Page1.f1_01',
    ssn: 'Page1.f1_02',
    country: 'Page1.Table_Part1_LinesI-1a.Rowi.f1_04',
  },
  boxes: [
    { line: 'category', is: 'foreignBranch', field: 'Page1.LineA-B_ReadOrder.c1_1[1]' },
    { line: 'category', is: 'passive', field: 'Page1.LineC-D_ReadOrder.c1_1' },
    { line: 'category', is: 'general', field: 'Page1.LineC-D_ReadOrder.c1_1[1]' },
    { fact: 'oneCountry', is: true, field: 'Page1.Part2.ActiveHeaderElements.c1_3' },
  ],
  unplaced: ['unused'],
};
