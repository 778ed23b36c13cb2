import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type OklahomaLaw } from './law';

// Line numbers: Form 511 (2024), lines 1 to 20, as the packet cites them; lines 21 to 39 and Schedules 511-A and 511-C as in the
// packet of 2025 (oklahoma.gov), whose news names no moved line. Others than residents file Form 511-NR, whose percentage stands in a form of its own.

export type OklahomaReader = Reader<ReturnInput, OklahomaLaw>;

const forms = createStateForms<OklahomaLaw>('OK');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const { form: ok511, ...makers } = form('ok-511', 'Oklahoma Income Tax Return', { name: 'Form 511' });
