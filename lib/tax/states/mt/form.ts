import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MontanaLaw } from './law';

export type MontanaReader = Reader<ReturnInput, MontanaLaw>;

const forms = createStateForms<MontanaLaw>('MT');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: no print of the 2024 Form 2, the first after the reform, was at hand. The lines stand in the order of the law
// (MCA 15-30-2120, 15-30-2103, 15-30-2104): income, additions, subtractions, tax, ratio, credits, payments.
export const { form: form2, ...makers } = form('mt-2', 'Montana Individual Income Tax Return', {
  name: 'Montana Form 2',
});
