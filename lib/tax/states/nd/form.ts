import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NorthDakotaLaw } from './law';

// Line numbers: Form ND-1, lines 1a to 5b, as vendors printed it for 2022, and the lines that the booklet of 2024 names; the
// order of the rest is that of 2022, its numbers are our reading.
export type NorthDakotaReader = Reader<ReturnInput, NorthDakotaLaw>;

const forms = createStateForms<NorthDakotaLaw>('ND');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('nd-1', 'Individual Income Tax Return', { name: 'Form ND-1' });
export const schedule = form('nd-1nr', 'Tax Calculation for Nonresidents and Part-Year Residents', {
  name: 'Schedule ND-1NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
