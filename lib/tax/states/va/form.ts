import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type VirginiaLaw } from './law';

// Line numbers: Form 760 of 2024 as its instructions name them (1 to 36). Part-year residents and nonresidents file Forms
// 760PY and 763; their own steps stand on worksheets, the rest on the lines of Form 760 with the same meaning.

export type VirginiaReader = Reader<ReturnInput, VirginiaLaw>;

const forms = createStateForms<VirginiaLaw>('VA');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: form760, ...makers } = forms.form('va-760', 'Virginia Resident Income Tax Return', {
  name: 'Form 760',
});
export const scheduleA = forms.form('va-schedule-a', 'Virginia Itemized Deductions', {
  name: 'Virginia Schedule A',
  attachedWhen: 'anyEntry',
});
export const scheduleAdj = forms.form('va-schedule-adj', 'Adjustments', {
  name: 'Schedule ADJ',
  attachedWhen: 'anyEntry',
});
export const allocation = forms.form('va-allocation', 'Virginia income and deductions', {
  name: 'Steps for Forms 760PY and 763',
  kind: 'worksheet',
  attachedWhen: (reader) => !residency.isResident(reader),
});
