import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type RhodeIslandLaw } from './law';

export type RhodeIslandReader = Reader<ReturnInput, RhodeIslandLaw>;

const forms = createStateForms<RhodeIslandLaw>('RI');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: printed Form RI-1040 of 2024, lines 1 to 14; lines 15 to 18 as in 2023 and in 2025 (@invaro/opentax-core);
// RI-1040NR from line 9 on as in 2023. Line 1w of Schedule M is less sure: it is 1v in 2025.
export const ri1040 = form('ri-1040', 'Resident Individual Income Tax Return', {
  name: 'Form RI-1040',
  attachedWhen: (reader) => residency.isResident(reader),
});
export const ri1040nr = form('ri-1040nr', 'Nonresident Individual Income Tax Return', {
  name: 'Form RI-1040NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const scheduleM = form('ri-schedule-m', 'RI Modifications to Federal AGI', {
  name: 'RI Schedule M',
  attachedWhen: 'anyEntry',
});
