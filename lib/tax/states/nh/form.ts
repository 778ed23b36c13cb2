import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NewHampshireLaw } from './law';

export type NewHampshireReader = Reader<ReturnInput, NewHampshireLaw>;

const forms = createStateForms<NewHampshireLaw>('NH');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form DP-10 of 2023 and its instructions for lines 1 to 10 of 2024, whose order didn't change; the letters
// of lines 1, 11 and 17 are as in 2023.
export const { form: dp10, ...makers } = form('nh-dp-10', 'Interest and Dividends Tax Return', {
  name: 'Form DP-10',
});
