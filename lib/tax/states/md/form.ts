import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MarylandLaw } from './law';

// Line numbers: Forms 502 and 502CR of 2024 from the official forms. Nonresidents file Form 505; its own steps (Form 505NR)
// stand on a worksheet, the rest on the lines of Form 502 with the same meaning.

export type MarylandReader = Reader<ReturnInput, MarylandLaw>;

const forms = createStateForms<MarylandLaw>('MD');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: form502, ...makers } = forms.form('md-502', 'Maryland Resident Income Tax Return', {
  name: 'Form 502',
});
export const form502cr = forms.form('md-502cr', 'Income Tax Credits for Individuals', {
  name: 'Form 502CR',
  attachedWhen: 'anyEntry',
});
export const worksheet = forms.form('md-worksheet', 'Maryland Worksheets', {
  name: 'Worksheets in the instructions and Form 505NR',
  kind: 'worksheet',
});
