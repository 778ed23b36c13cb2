import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type IowaLaw } from './law';

// Line numbers: IA 1040, lines 1a to 24, as the expanded instructions of 2024 list them; line 26 as publications cite it, the
// payments after it in the instructions' order.
export type IowaReader = Reader<ReturnInput, IowaLaw>;

const forms = createStateForms<IowaLaw>('IA');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('ia-1040', 'Iowa Individual Income Tax Return', { name: 'IA 1040' });
export const schedule1 = form('ia-schedule-1', 'Iowa Modifications', {
  name: 'IA 1040, Schedule 1',
  attachedWhen: 'anyEntry',
});
