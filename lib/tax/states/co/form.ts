import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type ColoradoLaw } from './law';

export type ColoradoReader = Reader<ReturnInput, ColoradoLaw>;

const forms = createStateForms<ColoradoLaw>('CO');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: DR 0104 (2024) after a published map of the fields of its PDF (lines 1 to 44), which agrees with the lines that
// the 104 Book of 2024 (2 to 4, 12) and the Department’s notice of March 10, 2025 (35) name. Gifts go on Form DR 0104CH and come
// off line 39. DR 0104AD: lines 3, 4, 7 and 10 to 12 by the 104 Book of 2024, the others and DR 0104PN by the forms of 2025.
// DR 0104CR: lines 1, 2, 5 and 20 and 21 by the form and the book of 2024; its totals have no number here, none was found.
export const { form: dr0104, ...makers } = form('co-0104', 'Colorado Individual Income Tax Return', {
  name: 'Form DR 0104',
});
