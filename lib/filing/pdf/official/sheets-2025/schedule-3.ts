import { changeSheet } from '../change-sheet';
import { schedule3 } from '../sheets/schedule-3';

/** Schedule 3 (Form 1040) of 2025: two fields less. */
export const schedule3Of2025 = changeSheet(schedule3, {
  shifts: [
    { fields: 'f1', from: 25, to: 38, by: -1 },
    { fields: 'f1', from: 39, by: -2 },
  ],
});
