import { changeSheet } from '../change-sheet';
import { scheduleA } from '../sheets/schedule-a';

/** Schedule A (Form 1040) of 2025: four fields less. */
export const scheduleAOf2025 = changeSheet(scheduleA, {
  renamed: { 'Page1.f1_4': 'Page1.Line2_ReadOrder.f1_4', 'Page1.f1_31': 'Page1.f1_28' },
  shifts: [
    { fields: 'f1', from: 15, to: 16, by: -1 },
    { fields: 'f1', from: 17, to: 32, by: -2 },
    { fields: 'f1', from: 33, by: -4 },
  ],
});
