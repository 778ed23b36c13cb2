import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MaineLaw } from './law';

// Line numbers: Form 1040ME of 2024, lines 13 to 25 as its instructions name them; payments and refund as on the form of
// 2023. Schedules 1S, 2, A, NR and PTFC/STFC stand here by their steps, whose numbers are less sure.

export type MaineReader = Reader<ReturnInput, MaineLaw>;

const forms = createStateForms<MaineLaw>('ME');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: form1040me, ...makers } = forms.form('me-1040me', 'Maine Individual Income Tax', {
  name: 'Form 1040ME',
});
export const scheduleNr = forms.form('me-schedule-nr', 'Nonresident Credit', {
  name: 'Schedule NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const scheduleA = forms.form('me-schedule-a', 'Tax Credits', {
  name: 'Schedule A (Form 1040ME)',
  attachedWhen: 'anyEntry',
});
export const schedulePtfc = forms.form('me-schedule-ptfc', 'Property and Sales Tax Fairness Credits', {
  name: 'Schedule PTFC/STFC',
  attachedWhen: 'anyEntry',
});
