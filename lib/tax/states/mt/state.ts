import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { form2, income, jurisdiction, residency } from './form';
import * as start from './income';
import { montana2024, type MontanaLaw } from './law';
import * as tax from './tax';

/** The Montana return of 2024: Form 2 with Schedule 2EC. */
export const montana = defineState<MontanaLaw>({
  jurisdiction,
  law: montana2024,
  code: 'MT',
  name: 'Montana',
  year: 2024,
  forms: [
    ...residency.forms,
    form2,
    start.scheduleI.form,
    tax.scheduleIi.form,
    tax.taxWorksheet.form,
    tax.refundable.form,
    income.form,
  ],
  mainForm: () => form2,
  kind: residency.kind,
  totals: {
    stateAgi: start.federalIncome,
    stateTaxableIncome: start.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.montanaIncome,
  covers: ['states.MT.otherHouseholdIncome'],
  refusals: [
    ...commonRefusals<MontanaLaw>('MT', 'Montana', { useTaxHandled: true }),
    {
      path: 'retirement.planKind',
      message: 'Montana’s subtraction for military retirement pay isn’t supported yet.',
      when: tax.hasMilitaryPension,
    },
  ],
});
