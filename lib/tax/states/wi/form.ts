import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type WisconsinLaw } from './law';

// Line numbers: Form 1 of 2024, lines 1 to 11, 14, 15, and 22 to 25 from its text, and line 22 also as Schedule U names it.
// The other credits (13 to 20) and lines 28 to 43 stand on listings of the form of 2025, which has the lines above at the
// same numbers. Those of Schedule H are our reading of its order. Form 1NPR has other numbers for the same steps.
export type WisconsinReader = Reader<ReturnInput, WisconsinLaw>;

const forms = createStateForms<WisconsinLaw>('WI');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('wi-1', 'Wisconsin Income Tax', { name: 'Form 1' });
export const proration = form('wi-1npr', 'Nonresident and Part-Year Resident Ratio', {
  name: 'Form 1NPR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
