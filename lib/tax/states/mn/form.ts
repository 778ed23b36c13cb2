import { type Reader } from '../../engine/line';
import { type ReturnInput } from '../../facts/return-input';
import { createStateForms } from '../form';
import { makeIncome } from '../shared/income';
import { makeResidency } from '../shared/residency';
import { type MinnesotaLaw } from './law';

// Line numbers: Form M1 as it has stood since 2019 for lines 1 to 13 and as printed in 2025 for lines 14 to 30. Schedule M1M:
// lines 11, 12, 13, and 19 as the Department and PolicyEngine cite them for 2024; lines 14 to 29 as printed in 2025, where those
// four have not moved. Line 25 takes railroad benefits (line 17), too. Other schedules are our reading of their order, where the
// sources of the amounts don't name them.
export type MinnesotaReader = Reader<ReturnInput, MinnesotaLaw>;

const forms = createStateForms<MinnesotaLaw>('MN');
export const { jurisdiction, form, formWithCopies } = forms;
export const residency = makeResidency(forms);
export const income = makeIncome(forms);

export const makers = form('mn-m1', 'Individual Income Tax', { name: 'Form M1' });
export const m1m = form('mn-m1m', 'Income Additions and Subtractions', {
  name: 'Schedule M1M',
  attachedWhen: 'anyEntry',
});
