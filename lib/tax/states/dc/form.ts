import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type DistrictLaw } from './law';

// Line numbers: Form D-40 of 2024. Lines 4, 21 and 27 are named by the booklet; the others follow the order of the form of
// 2023 and may be off by one. Congress keeps the District from taxing nonresidents: they get back what was withheld (D-40B).

export type DistrictReader = Reader<ReturnInput, DistrictLaw>;

const forms = createStateForms<DistrictLaw>('DC');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: d40, ...makers } = forms.form('dc-d40', 'Individual Income Tax Return', {
  name: 'Form D-40',
});
export const scheduleH = forms.form('dc-schedule-h', 'Homeowner and Renter Property Tax Credit', {
  name: 'Schedule H',
  attachedWhen: 'anyEntry',
});
export const calculations = forms.form('dc-calculations', 'Booklet calculations', {
  name: 'Calculations F and J',
  kind: 'worksheet',
});
