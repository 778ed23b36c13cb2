import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MassachusettsLaw } from './law';

// Line numbers: Form 1 of 2024 (lines 2a to 46 are named by its booklet, 38c and 50 to 54 by OpenTaxSolver's program for it, which
// has excess contributions to family leave on line 49); Schedules B, D and CB by the lines of earlier years.
// Part-year residents and nonresidents file Form 1-NR/PY, whose lines stand here under the number of Form 1.

export type MassachusettsReader = Reader<ReturnInput, MassachusettsLaw>;

const forms = createStateForms<MassachusettsLaw>('MA');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: form1, ...makers } = forms.form('ma-1', 'Massachusetts Resident Income Tax Return', {
  name: 'Form 1',
});
export const scheduleB = forms.form('ma-schedule-b', 'Interest, Dividends and Certain Capital Gains', {
  name: 'Schedules B and D',
});
export const scheduleY = forms.form('ma-schedule-y', 'Other Deductions', {
  name: 'Schedule Y',
  attachedWhen: 'anyEntry',
});
export const scheduleCb = forms.form('ma-schedule-cb', 'Circuit Breaker Credit', {
  name: 'Schedule CB',
  attachedWhen: 'anyEntry',
});
export const worksheet = forms.form('ma-worksheet', 'Massachusetts Worksheets', {
  name: 'Worksheets for Form 1 and Form 1-NR/PY',
  kind: 'worksheet',
});
