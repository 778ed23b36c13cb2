import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type IdahoLaw } from './law';

export type IdahoReader = Reader<ReturnInput, IdahoLaw>;

const forms = createStateForms<IdahoLaw>('ID');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Forms 40 and 39R (2024) as printed (EFO00089, EFO00088). Form 43 of part-year residents and nonresidents follows
// by the lines of Form 40; its own Idaho amounts and percentage are on a form of their own, without printed numbers.
export const { form: form40, ...makers } = form('id-40', 'Individual Income Tax Return', {
  name: 'Idaho Form 40',
});
export const { form: form39r, ...supplement } = form('id-39r', 'Resident Supplemental Schedule', {
  name: 'Idaho Form 39R',
  attachedWhen: 'anyEntry',
});
export const { form: form43, ...partYear } = form(
  'id-43',
  'Part-Year Resident and Nonresident Income Tax Return',
  { name: 'Idaho Form 43', attachedWhen: (reader: IdahoReader) => !residency.isResident(reader) },
);
