import { changeSheet } from '../change-sheet';
import { scheduleEic } from '../sheets/schedule-eic';

/** Schedule EIC (Form 1040) of 2025: the boxes are counted from 1, and fields have two digits. */
export const scheduleEicOf2025 = changeSheet(scheduleEic, {
  shifts: [{ fields: 'c1', from: 2, by: -1 }],
  digits: { f: 2 },
});
