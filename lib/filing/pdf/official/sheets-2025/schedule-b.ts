import type { Sheet } from '../sheet';
import { scheduleB } from '../sheets/schedule-b';

/** Schedule B (Form 1040) of 2025: only the boxes of the first question on line 7a have another name than in 2024. */
export const scheduleBOf2025: Sheet = {
  ...scheduleB,
  boxes: (scheduleB.boxes ?? []).map((box) =>
    box.line === '7a' ? { ...box, field: box.field.replace('Page1.', 'Page1.TagcorrectingSubform.') } : box,
  ),
};
