import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type FormMakers } from '../../engine/form';
import { type PennsylvaniaLaw } from './law';

export type PennsylvaniaReader = Reader<ReturnInput, PennsylvaniaLaw>;
export type ClassReader = CopyReader<ReturnInput, PennsylvaniaLaw, Filer>;

const forms = createStateForms<PennsylvaniaLaw>('PA');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: PA-40 and Schedule SP of 2024, from the printed forms as tax software lists them; unchanged since 2022.
export const { form: pa40, ...makers } = form('pa-40', 'Pennsylvania Income Tax Return', {
  name: 'Form PA-40',
});
export const classMakers: FormMakers<ClassReader> = formWithCopies<Filer>(
  'pa-classes',
  'Classes of income by person',
  listFilers,
  {
    name: 'Classes worksheet',
    kind: 'worksheet',
    source:
      '72 P.S. 7303: eight classes of income. A loss in one class doesn’t reduce another class or a spouse’s income',
  },
);
