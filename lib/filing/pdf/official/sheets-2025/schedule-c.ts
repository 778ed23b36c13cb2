import { changeSheet } from '../change-sheet';
import { scheduleC } from '../sheets/schedule-c';

/** Schedule C (Form 1040) of 2025: lines 27a and 27b changed places. */
export const scheduleCOf2025 = changeSheet(scheduleC, {
  renamed: { 'Page1.c1_6': 'Page1.Line1_ReadOrder.c1_6' },
  lines: { '27a': 'Page1.Lines18-27.f1_40', '27b': 'Page1.Lines18-27.f1_39' },
});
