import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type IllinoisLaw } from './law';

export type IllinoisReader = Reader<ReturnInput, IllinoisLaw>;

const forms = createStateForms<IllinoisLaw>('IL');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: il1040, ...makers } = form('il-1040', 'Illinois Individual Income Tax Return', {
  name: 'Form IL-1040',
});
