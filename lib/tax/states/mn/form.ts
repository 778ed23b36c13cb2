import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MinnesotaLaw } from './law';

// Line numbers: Form M1, lines 1 to 13, as it has stood since 2019; later ones and those of the schedules are our reading of
// its order, where the sources of the amounts don't name them.
export type MinnesotaReader = Reader<ReturnInput, MinnesotaLaw>;

const forms = createStateForms<MinnesotaLaw>('MN');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('mn-m1', 'Individual Income Tax', { name: 'Form M1' });
export const m1m = form('mn-m1m', 'Income Additions and Subtractions', {
  name: 'Schedule M1M',
  attachedWhen: 'anyEntry',
});
