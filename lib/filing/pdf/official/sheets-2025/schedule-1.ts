import { changeSheet } from '../change-sheet';
import { alimonyPaid, schedule1 } from '../sheets/schedule-1';

/** Schedule 1 (Form 1040) of 2025: a field more on page 1, one less on page 2, one for line 8z, and a box on line 20. */
export const schedule1Of2025 = changeSheet(schedule1, {
  shifts: [
    { fields: 'f1', from: 11, to: 29, by: 1 },
    { fields: 'f2', from: 30, by: -1 },
  ],
  facts: { repaid: 'Page1.Line7_ReadOrder.f1_11' },
  anew: {
    tables: [
      {
        list: 'otherIncome',
        rows: [{ facts: { entry: 'Page1.Line8z_ReadOrder.f1_35' } }],
        overflow: 'statement',
        note: 'entry',
      },
      alimonyPaid,
    ],
  },
  boxes: [
    { fact: 'fromForm4797', is: true, field: 'Page1.c1_1' },
    { fact: 'repaidBenefits', is: true, field: 'Page1.Line7_ReadOrder.c1_3' },
    { fact: 'iraApartAllYear', is: true, field: 'Page2.c2_2' },
  ],
});
