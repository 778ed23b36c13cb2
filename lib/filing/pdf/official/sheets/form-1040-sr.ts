import { changeSheet } from '../change-sheet';
import { form1040 } from './form-1040';

/** Form 1040-SR of 2024: the lines of Form 1040 in larger type, on three pages. */
export const form1040SR = changeSheet(form1040, {
  renamed: {
    'Page1.Address_ReadOrder.': 'Page1.Address.',
    'Page1.Table_Dependents.': 'Page1.DependentsTable.',
    'Page1.Dependents_ReadOrder.': 'Page1.Dependents.',
    'Page1.Line4a-11_ReadOrder.': 'Page1.',
    'Page1.Line4a-11_ReadOrder.c1_22': 'Page1.Line6c_ReadOrder.c1_22',
    'Page1.Line4a-11_ReadOrder.c1_23': 'Page2.Line7_ReadOrder.c2_01',
    'Page2.c2_1': 'Page2.Line16_ReadOrder.c2_02',
    'Page1.FilingStatus_ReadOrder.': 'Page1.',
    'Page1.c1_3': 'Page1.c1_03[3]',
    'Page1.c1_3[1]': 'Page1.c1_03[4]',
    'Page1.f1_06': 'Page1.YourSocial.f1_06',
    'Page1.f1_09': 'Page1.SpousesSocial.f1_09',
    'Page2.f2_33': 'Page3.SignHere.f3_11',
    'Page2.f2_34': 'Page3.SignHere.f3_12',
    'Page2.f2_35': 'Page3.SignHere.f3_13',
    'Page2.f2_36': 'Page3.SignHere.f3_14',
    'Page2.f2_37': 'Page3.SignHere.f3_15',
    'Page2.f2_38': 'Page3.SignHere.f3_16',
  },
  shifts: [
    { fields: 'f1', from: 52, by: -51, page: 2 },
    { fields: 'f2', from: 2, to: 22, by: 9 },
    { fields: 'f2', from: 23, by: -22, page: 3 },
    { fields: 'c2', from: 5, by: -3, page: 3 },
  ],
  digits: { f: 2, c: 2 },
  anew: {
    file: 'f1040s.pdf',
    when: 'senior',
    whenNot: undefined,
    signatures: [
      { page: 2, x: 96, y: 458, who: 'taxpayer' },
      { page: 2, x: 96, y: 428, who: 'spouse' },
    ],
  },
});
