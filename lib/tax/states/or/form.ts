import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type OregonLaw } from './law';

export type OregonReader = Reader<ReturnInput, OregonLaw>;

const forms = createStateForms<OregonLaw>('OR');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form OR-40 of 2024, as OpenTaxSolver's program for it has them (lines 7 to 53), and, for lines 7 to 31 and 40 to
// 53, the Department's instructions of 2025. Lines 27a and 27b are credits of Schedule OR-ASC that line 27 adds up.
// Forms OR-40-P and OR-40-N follow by these lines, with the Oregon amounts on a form of their own without printed numbers.
export const { form: or40, ...makers } = form('or-40', 'Oregon Individual Income Tax Return', {
  name: 'Form OR-40',
});
export const { form: or40np, ...partYear } = form(
  'or-40-np',
  'Oregon Part-Year Resident and Nonresident Income Tax Returns',
  {
    name: 'Forms OR-40-P and OR-40-N',
    attachedWhen: (reader: OregonReader) => !residency.isResident(reader),
  },
);
