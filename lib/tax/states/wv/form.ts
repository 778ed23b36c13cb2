import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type WestVirginiaLaw } from './law';

// Line numbers: Form IT-140, 1 to 8 as its instructions of 2024 name them, 21(A) from the Tax Division's page for the filing
// season of 2024, 19 from Schedule HEPTC-1 of 2024; 9 to 28 as printed in 2025, which agrees with these. Schedule M: line 34 from
// the instructions of 2024, 29 to 47 as printed in 2025 (@invaro/opentax-core), with line 34 in the same place. Line 15 takes
// all tax withheld, line 30-32 the pensions of lines 30 to 32 and 40. Schedule A and the credit recap stand here by their sums.

export type WestVirginiaReader = Reader<ReturnInput, WestVirginiaLaw>;

const forms = createStateForms<WestVirginiaLaw>('WV');
export const { jurisdiction, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: it140, ...makers } = forms.form('wv-it140', 'Personal Income Tax Return', {
  name: 'Form IT-140',
});
export const scheduleA = forms.form('wv-schedule-a', 'Nonresidents and Part-Year Residents', {
  name: 'Schedule A',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const scheduleM = forms.form('wv-schedule-m-common', 'Modifications for both spouses', {
  name: 'Schedule M',
  attachedWhen: 'anyEntry',
});
export const recap = forms.form('wv-recap', 'Tax Credit Recap Schedule', {
  name: 'Tax Credit Recap Schedule',
  attachedWhen: 'anyEntry',
});
