import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type WashingtonLaw } from './law';

export type WashingtonReader = Reader<ReturnInput, WashingtonLaw>;

const forms = createStateForms<WashingtonLaw>('WA');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: the return is filed in the state's own portal and has no printed form; the lines stand in the order of the law
// (RCW 82.87.020 to 82.87.100).
export const { form: capitalGains, ...makers } = form('wa-capital-gains', 'Capital Gains Excise Tax Return', {
  name: 'Washington capital gains excise tax return',
  source: 'RCW 82.87 (2024)',
});
