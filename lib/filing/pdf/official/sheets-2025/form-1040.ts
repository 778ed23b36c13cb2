import { changeSheet } from '../change-sheet';
import type { Part } from '../sheet';
import { form1040 } from '../sheets/form-1040';

/** A dependent is a column: names, numbers and boxes of four people stand side by side. */
function dependent(at: number): Part {
  const row = (number: number, first: number) => `Page1.Table_Dependents.Row${number}.f1_${first + at}`;
  const box = (rowNumber: number, number: number, choice = '') =>
    `Page1.Table_Dependents.Row${rowNumber}.Dependent${at + 1}.c1_${number}${choice}`;
  return {
    lines: { '1': row(1, 31), '2': row(2, 35), '4': [row(4, 43), 'relationship'] },
    facts: { ssn: [row(3, 39), 'digits'] },
    boxes: [
      { fact: 'livedHere', is: true, field: box(5, 12 + 2 * at) },
      { fact: 'livedHereInUs', is: true, field: box(5, 13 + 2 * at) },
      { fact: 'student', is: true, field: box(6, 20 + 2 * at) },
      { fact: 'disabled', is: true, field: box(6, 21 + 2 * at) },
      { line: '7 child', is: true, field: box(7, 28 + at) },
      { line: '7 other', is: true, field: box(7, 28 + at, '[1]') },
    ],
  };
}

/** Form 1040 of 2025. Filers born before January 2, 1961, may use it, too. */
export const form1040Of2025 = changeSheet(form1040, {
  renamed: {
    'Page1.Line4a-11_ReadOrder.': 'Page1.',
    'Page1.Line4a-11_ReadOrder.c1_22': 'Page1.c1_41',
    'Page1.Line4a-11_ReadOrder.c1_23': 'Page1.c1_43',
    'Page1.FilingStatus_ReadOrder.': 'Page1.Checkbox_ReadOrder.',
    'Page1.Dependents_ReadOrder.c1_13': 'Page1.Dependents_ReadOrder.c1_11',
    'Page1.f1_18': 'Page1.Checkbox_ReadOrder.f1_28',
  },
  shifts: [
    { fields: 'f1', from: 4, to: 18, by: 10 },
    { fields: 'f1', from: 32, to: 38, by: 15 },
    { fields: 'f1', from: 39, to: 47, by: 16 },
    { fields: 'f1', from: 48, to: 49, by: 17 },
    { fields: 'f1', from: 50, to: 51, by: 18 },
    { fields: 'f1', from: 53, to: 55, by: 19 },
    { fields: 'f1', from: 59, to: 60, by: -54, page: 2 },
    { fields: 'f2', from: 2, to: 15, by: 6 },
    { fields: 'f2', from: 16, by: 7 },
    { fields: 'c1', from: 1, to: 5, by: 5 },
    { fields: 'c1', from: 6, to: 8, by: -5, page: 2 },
    { fields: 'c1', from: 9, to: 12, by: -4, page: 2 },
    { fields: 'c2', from: 1, to: 1, by: 8 },
    { fields: 'c2', from: 5, by: 11 },
  ],
  digits: { c: 1 },
  lines: {
    '7': null,
    '7a': 'Page1.f1_70',
    '11': null,
    '11a': 'Page1.f1_75',
    '11b': 'Page2.f2_01',
    '12': null,
    '12e': 'Page2.f2_02',
    '13': null,
    '13a': 'Page2.f2_03',
    '13b': 'Page2.f2_04',
    '27': null,
    '27a': 'Page2.f2_23',
    '30': 'Page2.f2_26',
  },
  facts: {
    'dateOfDeath 1': ['Page1.f1_05', 'month'],
    'dateOfDeath 2': ['Page1.f1_06', 'day'],
    'dateOfDeath 3': ['Page1.f1_07', 'year'],
    'spouseDateOfDeath 1': ['Page1.f1_08', 'month'],
    'spouseDateOfDeath 2': ['Page1.f1_09', 'day'],
    'spouseDateOfDeath 3': ['Page1.f1_10', 'year'],
  },
  boxes: [
    { fact: 'deceased', is: true, field: 'Page1.c1_3' },
    { fact: 'mainHomeInUs', is: true, field: 'Page1.c1_5' },
    { fact: 'livedApart', is: true, field: 'Page1.c1_32' },
    { fact: 'childDividends', is: true, field: 'Page1.c1_33' },
    { fact: 'childDividends', is: true, field: 'Page1.c1_34' },
    { fact: 'iraRollover', is: true, field: 'Page1.c1_35' },
    { fact: 'charityFromIra', is: true, field: 'Page1.c1_36' },
    { fact: 'pensionRollover', is: true, field: 'Page1.c1_38' },
    { fact: 'childGain', is: true, field: 'Page1.c1_44' },
    { fact: 'benefitsApartAllYear', is: true, field: 'Page1.c1_42' },
    { fact: 'clergyBox', is: true, field: 'Page2.c2_12' },
    { fact: 'declinesEic', is: true, field: 'Page2.c2_13' },
    { fact: 'declinesActc', is: true, field: 'Page2.Line28_ReadOrder.c2_14' },
  ],
  anew: {
    whenNot: undefined,
    signatures: [
      { page: 1, x: 96, y: 130, who: 'taxpayer' },
      { page: 1, x: 96, y: 99, who: 'spouse' },
    ],
    tables: [
      { form: '1040-dependents', rows: [0, 1, 2, 3].map((at) => dependent(at)), overflow: 'statement' },
    ],
  },
});
