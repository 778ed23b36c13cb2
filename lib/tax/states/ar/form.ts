import { type FormMakers } from '../../engine/form';
import { type CopyReader, type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type ArkansasLaw } from './law';

// Line numbers: Form AR1000F (2024), lines 7 to 51, as its instructions cite them. Columns A and B are copies of one form.
// Others than residents file Form AR1000NR, which takes the Arkansas share of the net tax (lines 38A to 38D).

export type ArkansasReader = Reader<ReturnInput, ArkansasLaw>;
export type ArkansasPersonReader = CopyReader<ReturnInput, ArkansasLaw, Filer>;

const forms = createStateForms<ArkansasLaw>('AR');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: ar1000f, ...makers } = form('ar-1000f', 'Arkansas Individual Income Tax Return', {
  name: 'Form AR1000F',
});

/** Columns A and B: one copy for each filer. */
export const columns: FormMakers<ArkansasPersonReader> = formWithCopies<Filer>(
  'ar-1000f-columns',
  'Arkansas Individual Income Tax Return, columns for taxpayer and spouse',
  listFilers,
  { name: 'Form AR1000F, columns A and B' },
);
