import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type DistrictLaw } from './law';

// Line numbers: Form D-40 of 2024. Its booklet names lines 4, 21 and 27; the form of 2021 and the booklets of 2022 and 2025
// agree on lines 8 to 27, and lines 28 to 43 are those of 2025. The lines of Schedule H stand in our order. Congress keeps the District from taxing nonresidents: they get back what was withheld (D-40B).

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
