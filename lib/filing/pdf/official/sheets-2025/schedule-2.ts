import { changeSheet } from '../change-sheet';
import { schedule2 } from '../sheets/schedule-2';

/** Schedule 2 (Form 1040) of 2025. */
export const schedule2Of2025 = changeSheet(schedule2, {
  renamed: { 'Page1.Line5_ReadOrder.': 'Page1.' },
  shifts: [
    { fields: 'f1', from: 14, by: 1 },
    { fields: 'f2', from: 22, by: -1 },
    { fields: 'c1', from: 3, by: 3 },
  ],
});
