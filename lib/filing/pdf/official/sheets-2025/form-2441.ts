import { changeSheet } from '../change-sheet';
import { form2441 } from '../sheets/form-2441';

/** Form 2441 of 2025: each provider has a field less. */
export const form2441Of2025 = changeSheet(form2441, {
  shifts: [
    { fields: 'f1', from: 6, to: 9, by: -1 },
    { fields: 'f1', from: 10, to: 14, by: -2 },
    { fields: 'f1', from: 15, by: -3 },
  ],
  digits: { f: 1 },
});
