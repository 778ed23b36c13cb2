import { changeSheet } from '../change-sheet';
import { schedule8812 } from '../sheets/schedule-8812';

/** Schedule 8812 (Form 1040) of 2025. */
export const schedule8812Of2025 = changeSheet(schedule8812, {
  shifts: [
    { fields: 'f2', from: 1, by: 1 },
    { fields: 'c2', from: 2, by: -1 },
  ],
  digits: { f: 1 },
});
