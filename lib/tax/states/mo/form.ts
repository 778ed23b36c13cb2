import { type CopyReader, type Reader } from '../../engine/line';
import { type FormMakers } from '../../engine/form';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MissouriLaw } from './law';

// Line numbers: Form MO-1040 (2024), lines 1 to 35, Form MO-A and Form MO-PTS as their instructions cite them. The
// columns for yourself and your spouse are copies of one form. Numbers of the payment lines (36 to 54) are less sure.

export type MissouriReader = Reader<ReturnInput, MissouriLaw>;
export type MissouriPersonReader = CopyReader<ReturnInput, MissouriLaw, Filer>;

export const forms = createStateForms<MissouriLaw>('MO');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: mo1040, ...makers } = form('mo-1040', 'Individual Income Tax Return', {
  name: 'Form MO-1040',
});

/** Columns Y and S of Form MO-1040: one copy for each filer. */
export const columns: FormMakers<MissouriPersonReader> = formWithCopies<Filer>(
  'mo-1040-columns',
  'Individual Income Tax Return, columns for yourself and your spouse',
  listFilers,
  { name: 'Form MO-1040, columns Y and S' },
);
