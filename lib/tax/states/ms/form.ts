import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MississippiLaw } from './law';

// Line numbers: Form 80-105 (2024), lines 13 to 37, as the form has them; page 2 is condensed, and its numbers (38 to 66) are
// less sure. Nonresidents and part-year residents file Form 80-205, which prorates deductions and exemptions.

export type MississippiReader = Reader<ReturnInput, MississippiLaw>;
export type MississippiPersonReader = CopyReader<ReturnInput, MississippiLaw, Filer>;

const forms = createStateForms<MississippiLaw>('MS');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: ms80105, ...makers } = form('ms-80105', 'Mississippi Individual Income Tax Return', {
  name: 'Form 80-105',
});

/** Columns A and B: one copy for each filer. */
export const columns: FormMakers<MississippiPersonReader> = formWithCopies<Filer>(
  'ms-80105-columns',
  'Mississippi Individual Income Tax Return, columns for taxpayer and spouse',
  listFilers,
  { name: 'Form 80-105, columns A and B' },
);
