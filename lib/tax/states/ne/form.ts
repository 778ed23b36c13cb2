import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NebraskaLaw } from './law';

// Line numbers: Form 1040N (2024), lines 5 to 23, 32, 42, and 45, as the booklet cites them. The form of 2025 (@invaro/opentax-core)
// has two new credits before line 34, so lines 33 to 46 of 2024 are two less than its lines 35 to 48. Lines 50 to 58 are less
// sure. The booklet prints a tax table whose rows we don't know: line 15 follows the Tax Calculation Schedule, which differs by less than $2.

export type NebraskaReader = Reader<ReturnInput, NebraskaLaw>;

const forms = createStateForms<NebraskaLaw>('NE');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: ne1040n, ...makers } = form('ne-1040n', 'Nebraska Individual Income Tax Return', {
  name: 'Form 1040N',
});
