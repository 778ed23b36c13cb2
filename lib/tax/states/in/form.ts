import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type IndianaLaw } from './law';

// Line numbers: Form IT-40 and Schedules 3, 5 (as of 2023), 6 and IN-EIC of 2024 as the Department printed them; Form
// IT-40PNR has the same numbers on its pages, Schedule A, line 36, the two totals. Lines 16 to 26 are named so by the booklet of 2025.
export type IndianaReader = Reader<ReturnInput, IndianaLaw>;

const forms = createStateForms<IndianaLaw>('IN');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('in-it-40', 'Indiana Individual Income Tax Return', { name: 'Form IT-40' });
export const nonresident = form('in-it-40pnr', 'Part-Year or Full-Year Nonresident Proration', {
  name: 'Form IT-40PNR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
