import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type UtahLaw } from './law';

export type UtahReader = Reader<ReturnInput, UtahLaw>;

const forms = createStateForms<UtahLaw>('UT');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: TC-40 (2022 print, 4 to 9) and the order of the form after it, which has been the same since 2021; the codes of
// TC-40A are those of the Tax Commission's list of credits. Lines of TC-40B stand by column and total, not by number.
export const { form: tc40, ...makers } = form('ut-tc-40', 'Utah Individual Income Tax Return', {
  name: 'Form TC-40',
});
