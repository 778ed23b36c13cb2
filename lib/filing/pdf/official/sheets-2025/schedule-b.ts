import { changeSheet } from '../change-sheet';
import { scheduleB } from '../sheets/schedule-b';

/** Schedule B (Form 1040) of 2025: only the boxes of the first question on line 7a have another name than in 2024. */
export const scheduleBOf2025 = changeSheet(scheduleB, {
  renamed: {
    'Page1.c1_1': 'Page1.TagcorrectingSubform.c1_1',
    'Page1.c1_1[1]': 'Page1.TagcorrectingSubform.c1_1[1]',
  },
});
