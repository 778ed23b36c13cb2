import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type NewJerseyLaw } from './law';

export type NewJerseyReader = Reader<ReturnInput, NewJerseyLaw>;
export type CategoryReader = CopyReader<ReturnInput, NewJerseyLaw, Filer>;

const forms = createStateForms<NewJerseyLaw>('NJ');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: NJ-1040 from the printed form of 2024. NJ-1040NR repeats lines 15 to 29 in two columns; its lines from 37 on
// are as in 2023 and less sure.
export const nj1040 = form('nj-1040', 'Resident Income Tax Return', {
  name: 'Form NJ-1040',
  attachedWhen: (reader) => !residency.isNonresident(reader),
});
export const nj1040nr = form('nj-1040nr', 'Nonresident Income Tax Return', {
  name: 'Form NJ-1040NR',
  attachedWhen: (reader) => residency.isNonresident(reader),
});
export const categoryMakers: FormMakers<CategoryReader> = formWithCopies<Filer>(
  'nj-categories',
  'Categories of income by person',
  listFilers,
  {
    name: 'Categories worksheet',
    kind: 'worksheet',
    source: 'N.J.S.A. 54A:5-1: 16 categories. A loss in one doesn’t reduce income in another',
  },
);
