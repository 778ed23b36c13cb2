import { changeSheet } from '../change-sheet';
import { form8863Student } from '../sheets/form-8863';

/** Form 8863 of 2025, Part III: the fields of 2024 that had names have numbers now. Parts I and II are as they were. */
export const form8863StudentOf2025 = changeSheet(form8863Student, {
  renamed: { 'Page2.NameShown': 'Page2.f2_1', 'Page2.StudentName': 'Page2.f2-5' },
  shifts: [
    { fields: 'f2', from: 1, to: 3, by: 1 },
    { fields: 'f2', from: 4, by: 2 },
  ],
});
