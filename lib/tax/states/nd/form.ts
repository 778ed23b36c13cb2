import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NorthDakotaLaw } from './law';

// Line numbers: Form ND-1 of 2025 as printed (@invaro/opentax-core), whose lines 6, 13, 18, 21, and 22 are those that the
// booklet of 2024 names, and whose subtractions have the order in which vendors list them for 2024. Lines of Schedule ND-1NR
// are our reading of its order.
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
