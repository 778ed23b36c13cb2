import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type KansasLaw } from './law';

// Line numbers: Form K-40 (Rev. 2024) and Schedule S as their instructions cite them (lines 1 to 19 and the credits by
// the citations of the 2024 booklet; the payment lines as the form has had them since 2022, one more than in 2025, when
// line 18 went). Schedule S, Part A, is
// condensed: each line names the printed ones it holds.

export type KansasReader = Reader<ReturnInput, KansasLaw>;

export const forms = createStateForms<KansasLaw>('KS');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: k40, ...makers } = form('ks-k40', 'Kansas Individual Income Tax', { name: 'Form K-40' });
