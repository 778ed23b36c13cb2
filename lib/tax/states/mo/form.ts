import { type CopyReader, type Reader } from '../../engine/line';
import { type FormMakers } from '../../engine/form';
import { type ReturnInput } from '../../facts/return-input';
import { type Filer, listFilers } from '../../us/filers';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MissouriLaw } from './law';

// Line numbers: Form MO-1040 (2024), lines 1 to 17, Form MO-A and Form MO-PTS as their instructions cite them. Form MO-CR of
// 2024 finds the tax on lines 30Y and 30S, where the form of 2025 has it (@invaro/opentax-core: lines 26 to 56; Form
// MO-WFTC of 2025: lines 36 and 42 to 44), so the lines from 25 on are those of 2025. The columns for yourself and your
// spouse are copies of one form.

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
