import { changeSheet } from '../change-sheet';
import { scheduleA, scheduleAWithStandard } from '../sheets/schedule-a';

/** Four fields less than in 2024. */
const changes: Parameters<typeof changeSheet>[1] = {
  renamed: { 'Page1.f1_4': 'Page1.Line2_ReadOrder.f1_4', 'Page1.f1_31': 'Page1.f1_28' },
  shifts: [
    { fields: 'f1', from: 15, to: 16, by: -1 },
    { fields: 'f1', from: 17, to: 32, by: -2 },
    { fields: 'f1', from: 33, by: -4 },
  ],
};

/** Schedule A (Form 1040) of 2025. */
export const scheduleAOf2025 = changeSheet(scheduleA, changes);

/** The same page with the standard deduction and a net qualified disaster loss. */
export const scheduleAWithStandardOf2025 = changeSheet(scheduleAWithStandard, changes);
