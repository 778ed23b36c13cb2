import { changeSheet } from '../change-sheet';
import { form8995 } from '../sheets/form-8995';

/** Form 8995 of 2025: the rows of line 1 have other names, and numbers have two digits. */
export const form8995Of2025 = changeSheet(form8995, {
  renamed: {
    'Page1.ReadOrderSubForm.': 'Page1.Line2_ReadOrder.',
    'Page1.Table.Ln1A_Row1.': 'Page1.Table.Row1i.',
    'Page1.Table.Ln1B_Row2.': 'Page1.Table.Row1ii.',
    'Page1.Table.Ln1C_Row3.': 'Page1.Table.Row1iii.',
    'Page1.Table.Ln1D_Row4.': 'Page1.Table.Row1iv.',
    'Page1.Table.Ln1E_Row5.': 'Page1.Table.Row1v.',
  },
  digits: { f: 2 },
});
