import { changeSheet } from '../change-sheet';
import { form6251 } from '../sheets/form-6251';

/** Form 6251 of 2025: lines 1a and 1b stand in place of line 1. */
export const form6251Of2025 = changeSheet(form6251, {
  shifts: [{ fields: 'f1', from: 4, by: 1 }],
  digits: { f: 1 },
  lines: { '1': null, '1a': 'Page1.f1_3', '1b': 'Page1.f1_4' },
});
