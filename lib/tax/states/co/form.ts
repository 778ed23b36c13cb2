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

// Line numbers: DR 0104 (2024) after the 104 Book, which names lines 2 to 4, 12 and 34, and the order of the form; lines 13 to
// 33 are as sure as a listing of the 2023 and 2025 editions makes them. Lines of the credit schedules stand in their order.
export const { form: dr0104, ...makers } = form('co-0104', 'Colorado Individual Income Tax Return', {
  name: 'Form DR 0104',
});
