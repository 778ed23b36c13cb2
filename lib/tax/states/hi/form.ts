import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type HawaiiLaw } from './law';

export type HawaiiReader = Reader<ReturnInput, HawaiiLaw>;

const forms = createStateForms<HawaiiLaw>('HI');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form N-11 (2024); lines 20 to 25 are named in its instructions, the others stand in the order of the 2019 to
// 2023 prints, which the form of 2025 still has in lines 27 to 48 (@invaro/opentax-core). Form N-15 of part-year residents and nonresidents follows by these lines, with its ratio on a form of its own.
export const { form: n11, ...makers } = form('hi-n-11', 'Individual Income Tax Return (Resident)', {
  name: 'Form N-11',
});
export const { form: n15, ...partYear } = form(
  'hi-n-15',
  'Individual Income Tax Return (Nonresident and Part-Year Resident)',
  { name: 'Form N-15', attachedWhen: (reader: HawaiiReader) => !residency.isResident(reader) },
);
