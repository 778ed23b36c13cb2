import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NorthCarolinaLaw } from './law';

// Line numbers: D-400 and Schedule S from the official forms of 2024; Schedule A, Schedule PN (lines 16 to 24) and D-400TC
// from the forms of earlier years with the same layout.

export type NorthCarolinaReader = Reader<ReturnInput, NorthCarolinaLaw>;

const forms = createStateForms<NorthCarolinaLaw>('NC');
export const { jurisdiction } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: d400, ...makers } = forms.form('nc-d400', 'Individual Income Tax Return', {
  name: 'Form D-400',
});
export const scheduleS = forms.form('nc-schedule-s', 'N.C. Adjustments for Individuals', {
  name: 'D-400 Schedule S',
  attachedWhen: 'anyEntry',
});
export const scheduleA = forms.form('nc-schedule-a', 'N.C. Itemized Deductions', {
  name: 'D-400 Schedule A',
  kind: 'worksheet',
});
export const schedulePn = forms.form('nc-schedule-pn', 'Part-Year Resident and Nonresident Schedule', {
  name: 'D-400 Schedule PN',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const creditForm = forms.form('nc-d400tc', 'Individual Income Tax Credits', {
  name: 'Form D-400TC',
  attachedWhen: 'anyEntry',
});
