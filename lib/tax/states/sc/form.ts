import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type SouthCarolinaLaw } from './law';

// Line numbers: Form SC1040 of 2024 as its instructions name the lettered lines; 1 to 34 as on the form of 2023 and in
// the instructions of 2025 (@invaro/opentax-core). Schedule NR
// stands here with its last steps only.

export type SouthCarolinaReader = Reader<ReturnInput, SouthCarolinaLaw>;

const forms = createStateForms<SouthCarolinaLaw>('SC');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: sc1040, ...makers } = forms.form('sc-1040', 'Individual Income Tax Return', {
  name: 'Form SC1040',
});
export const scheduleNr = forms.form('sc-schedule-nr', 'Nonresident Schedule', {
  name: 'Schedule NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const creditForm = forms.form('sc-1040tc', 'Tax Credits', {
  name: 'Form SC1040TC',
  attachedWhen: 'anyEntry',
});
