import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type ArizonaLaw } from './law';

export type ArizonaReader = Reader<ReturnInput, ArizonaLaw>;

const forms = createStateForms<ArizonaLaw>('AZ');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form 140 (2024) as printed (ADOR 10413). Part-year residents and nonresidents file Forms 140PY and 140NR; their
// amounts stand here by the lines of Form 140, with the Arizona income ratio on a worksheet of its own.
export const { form: az140, ...makers } = form('az-140', 'Resident Personal Income Tax Return', {
  name: 'Arizona Form 140',
});
