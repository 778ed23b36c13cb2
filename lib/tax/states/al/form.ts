import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type AlabamaLaw } from './law';

// Line numbers: Form 40 (2024), lines 5b to 18, from the form; the lines of payments from 22 on as the form has had them
// since 2022 and still has them in 2025 (@invaro/opentax-core). Nonresidents file Form 40NR, which prorates the same
// deductions; its lines keep the numbers of Form 40 here.

export type AlabamaReader = Reader<ReturnInput, AlabamaLaw>;

const forms = createStateForms<AlabamaLaw>('AL');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: al40, ...makers } = form('al-40', 'Alabama Individual Income Tax Return', {
  name: 'Form 40',
});
