import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type DelawareLaw } from './law';

export type DelawareReader = Reader<ReturnInput, DelawareLaw>;
export type ColumnReader = CopyReader<ReturnInput, DelawareLaw, Filer>;

const forms = createStateForms<DelawareLaw>('DE');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: PIT-RES of 2022, lines 1 to 12, which the 2024 instructions repeat for lines 6 and 11; lines 27a, 28, 31 and
// 34 from the 2024 form. Lines 20 to 24 and 32 to 47 as the instructions of 2025 name them, whose lines 27a, 31 and 34 are those of
// 2024; line 34 has both kinds of the earned income credit. Lines of PIT-NON are less sure.
export const res = form('de-pit-res', 'Delaware Individual Resident Income Tax Return', {
  name: 'Form PIT-RES',
  attachedWhen: (reader) => residency.isResident(reader),
});
export const non = form('de-pit-non', 'Delaware Individual Non-Resident Income Tax Return', {
  name: 'Form PIT-NON',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const columns: FormMakers<ColumnReader> = formWithCopies<Filer>(
  'de-columns',
  'Each spouse’s column',
  listFilers,
  { name: 'Columns A and B', kind: 'worksheet', source: 'PIT-RES Instructions (2024), filing status 4' },
);
