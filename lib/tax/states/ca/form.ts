import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type CaliforniaLaw } from './law';

export type CaliforniaReader = Reader<ReturnInput, CaliforniaLaw>;

const forms = createStateForms<CaliforniaLaw>('CA');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form 540 (2024), lines 13 to 64 after a listing of the form and its instructions (lines 18, 46, 61 and 62 are
// named there), lines 40 to 115 as OpenTaxSolver's program for 2024 has them, too. Form 540NR, lines 31 to 42, likewise; its ratios are
// not rounded here.
export const { form: ca540, ...makers } = form('ca-540', 'California Resident Income Tax Return', {
  name: 'Form 540',
});
export const { form: ca540nr, ...nonresident } = form(
  'ca-540nr',
  'California Nonresident or Part-Year Resident Income Tax Return',
  { name: 'Form 540NR', attachedWhen: (reader: CaliforniaReader) => !residency.isResident(reader) },
);
export const scheduleCa = form('ca-schedule-ca', 'California Adjustments', {
  name: 'Schedule CA (540)',
  attachedWhen: 'anyEntry',
});
