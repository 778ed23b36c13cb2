import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type LouisianaLaw } from './law';

// Line numbers: Form IT-540 as it has been since 2022, when line 9 (federal income tax) went; lines 6 to 12 and the road
// usage fee on line 22B from its instructions, the order of the credits from the 2023 and 2025 ones, the payment lines
// less sure. Nonresidents and part-year residents file Form IT-540B, whose NPR worksheet stands in a form of its own.

export type LouisianaReader = Reader<ReturnInput, LouisianaLaw>;

const forms = createStateForms<LouisianaLaw>('LA');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: it540, ...makers } = form('la-it540', 'Louisiana Individual Income Tax Return', {
  name: 'Form IT-540',
});
