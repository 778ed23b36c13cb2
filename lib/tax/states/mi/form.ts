import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MichiganLaw } from './law';

// Line numbers: MI-1040, lines 9 to 20 and 27, and MI-1040CR, lines 9 to 44, as the instructions of 2024 name them;
// lines 9a to 37 of MI-1040 as OpenTaxSolver's program for 2024 has them, too; Schedule 1 as it stood from 2022 on.
export type MichiganReader = Reader<ReturnInput, MichiganLaw>;

const forms = createStateForms<MichiganLaw>('MI');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('mi-1040', 'Michigan Individual Income Tax Return', { name: 'Form MI-1040' });
