import { changeSheet } from '../change-sheet';
import { scheduleD } from '../sheets/schedule-d';

/** Schedule D (Form 1040) of 2025: the fields of 2024, with their numbers written without a leading zero. */
export const scheduleDOf2025 = changeSheet(scheduleD, {
  renamed: { 'Page2.TagCorrectingSubform.': 'Page2.' },
  digits: { f: 1 },
});
