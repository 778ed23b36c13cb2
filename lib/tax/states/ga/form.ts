import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type GeorgiaLaw } from './law';

// Line numbers: Form 500 of 2024 as the IT-511 booklet names its lines (8 to 19 sure; 20 to 28 and 32 to 42 as in the
// booklet of 2025; 45 and 46 follow the form of 2023, moved by the new line 19). Schedule 1 and Schedule 3 as in 2023.

export type GeorgiaReader = Reader<ReturnInput, GeorgiaLaw>;

const forms = createStateForms<GeorgiaLaw>('GA');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: form500, ...makers } = forms.form('ga-500', 'Georgia Individual Income Tax Return', {
  name: 'Form 500',
});
export const schedule1 = forms.form('ga-schedule-1', 'Adjustments to Income', {
  name: 'Form 500, Schedule 1',
  attachedWhen: 'anyEntry',
});
export const schedule3 = forms.form('ga-schedule-3', 'Part-Year and Nonresident Schedule', {
  name: 'Form 500, Schedule 3',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const indCr = forms.form('ga-ind-cr', 'Individual Credit Form', {
  name: 'Form IND-CR',
  attachedWhen: 'anyEntry',
});
