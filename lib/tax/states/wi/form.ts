import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type WisconsinLaw } from './law';

// Line numbers: Form 1, lines 1 to 10, as it has stood since 2019; later ones and those of the schedules are our reading of
// its order. Form 1NPR has other numbers for the same steps.
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
