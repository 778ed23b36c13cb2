import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NewMexicoLaw } from './law';

// Line numbers: Form PIT-1 (2024), lines 9 to 41, Form PIT-RC, lines 14 to 25, and Form PIT-ADJ as their instructions cite
// them. Form PIT-B is condensed to its percentage. Rows of the tax table are taken to be $100 wide.

export type NewMexicoReader = Reader<ReturnInput, NewMexicoLaw>;

const forms = createStateForms<NewMexicoLaw>('NM');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: pit1, ...makers } = form('nm-pit1', 'New Mexico Personal Income Tax Return', {
  name: 'Form PIT-1',
});
