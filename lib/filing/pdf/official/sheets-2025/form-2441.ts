import { changeSheet } from '../change-sheet';
import { form2441 } from '../sheets/form-2441';

/** Form 2441 of 2025: each provider has a field less. */
export const form2441Of2025 = changeSheet(form2441, {
  shifts: [
    { fields: 'f1', from: 6, to: 8, by: -1 },
    { fields: 'f1', from: 9, to: 13, by: -2 },
    { fields: 'f1', from: 14, by: -3 },
  ],
  digits: { f: 1 },
});
