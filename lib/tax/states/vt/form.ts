import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type VermontLaw } from './law';

export type VermontReader = Reader<ReturnInput, VermontLaw>;

const forms = createStateForms<VermontLaw>('VT');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form IN-111 of 2024 for lines 1 to 5 and 11 to 13, Schedule IN-112 of 2023 for its Part I. Lines
// 14 to 29 of IN-111 are one less than lines 15 to 30 of 2025, whose instructions name one more line (13) before them.
export const in111 = form('vt-in-111', 'Vermont Income Tax Return', { name: 'Form IN-111' });
export const in112 = form('vt-in-112', 'Vermont Tax Adjustments and Credits', {
  name: 'Schedule IN-112',
  attachedWhen: 'anyEntry',
});
export const in113 = form('vt-in-113', 'Income Adjustment Calculations', {
  name: 'Schedule IN-113',
  attachedWhen: (reader) => !residency.isResident(reader),
});
