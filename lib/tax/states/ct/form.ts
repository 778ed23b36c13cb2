import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type ConnecticutLaw } from './law';

export type ConnecticutReader = Reader<ReturnInput, ConnecticutLaw>;

const forms = createStateForms<ConnecticutLaw>('CT');
export const { jurisdiction, form } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

// Line numbers: Form CT-1040 of 2024 with Schedules 1 to 4; its lines 1 to 20 have not moved since 2021. Lines 24a and 48 to 48b
// are as printed in 2025, in two transcriptions (@invaro/opentax-core and another); line 48b has pensions and IRAs. The lines of
// CT-1040NR/PY from 12 on are less sure.
export const ct1040 = form('ct-1040', 'Connecticut Resident Income Tax Return', {
  name: 'Form CT-1040',
  attachedWhen: (reader) => residency.isResident(reader),
});
export const ct1040nr = form(
  'ct-1040nrpy',
  'Connecticut Nonresident and Part-Year Resident Income Tax Return',
  {
    name: 'Form CT-1040NR/PY',
    attachedWhen: (reader) => !residency.isResident(reader),
  },
);
export const calculation = form('ct-tax-calculation', 'Tax Calculation Schedule', {
  name: 'Tax Calculation Schedule',
  kind: 'worksheet',
  source: 'CT-1040 Instructions (2024), Tax Calculation Schedule, Tables A to E',
});
