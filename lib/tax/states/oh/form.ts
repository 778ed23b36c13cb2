import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type OhioLaw } from './law';

// Line numbers: IT 1040, lines 1 to 27, and the Schedule of Credits, lines 1 to 13, as printed in 2023 and cited by the
// instructions of 2024; lines 36 to 38 from OpenTaxSolver's program for 2024. The total there is line 39, one less than in 2025.
// Schedule of Adjustments: lines 13 and 14 from that program, 23 and 36 from the instructions of 2024; the lines between are
// counted in the schedule's order (line 17 has military pensions, too). Line 40 is less sure.
export type OhioReader = Reader<ReturnInput, OhioLaw>;

const forms = createStateForms<OhioLaw>('OH');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('oh-it-1040', 'Ohio Individual Income Tax Return', { name: 'Form IT 1040' });
