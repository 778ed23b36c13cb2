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

// Line numbers: the print of 2025, as a published listing of it gives them (lines 1 to 11, 15 to 17, 21, 22 and 26) and
// @invaro/opentax-core has all of them; the one of 2024 is the first after the reform and taken to be the same. Lines of
// Schedule I likewise; those of Schedule II stand by name.
export const { form: form2, ...makers } = form('mt-2', 'Montana Individual Income Tax Return', {
  name: 'Montana Form 2',
});
