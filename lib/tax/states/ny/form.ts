import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NewYorkLaw } from './law';

export type NewYorkReader = Reader<ReturnInput, NewYorkLaw>;
export type NewYorkFilerReader = CopyReader<ReturnInput, NewYorkLaw, Filer>;

const forms = createStateForms<NewYorkLaw>('NY');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: printed Forms IT-201 and IT-203 of 2024, lines 19 and on of the one and 31 and on of the other; the numbers
// have not moved since 2021. Inner lines of IT-196, IT-213, IT-214 and IT-216 are the sums that matter, not every line.
export const it201Makers = form('ny-it-201', 'Resident Income Tax Return', {
  name: 'Form IT-201',
  attachedWhen: (reader) => residency.isResident(reader),
});
export const it203Makers = form('ny-it-203', 'Nonresident and Part-Year Resident Income Tax Return', {
  name: 'Form IT-203',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const it196Makers = form(
  'ny-it-196',
  'Resident, Nonresident, and Part-Year Resident Itemized Deductions',
  {
    name: 'Form IT-196',
    kind: 'worksheet',
  },
);
export const creditMakers = form(
  'ny-credits',
  'Credits from Forms IT-213, IT-214, IT-215, IT-216, and IT-272',
  {
    name: 'Credits worksheet',
    kind: 'worksheet',
    source: 'Forms IT-213, IT-214, IT-215, IT-216, and IT-272 (2024)',
  },
);
export const retirementMakers: FormMakers<NewYorkFilerReader> = formWithCopies<Filer>(
  'ny-retirement',
  'Pensions by person',
  listFilers,
  { name: 'Pension worksheet', kind: 'worksheet', source: 'IT-201 Instructions (2024), lines 26 and 29' },
);
