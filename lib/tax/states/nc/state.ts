import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { incomeHere, totalIncome } from './income';
import { northCarolina2024, type NorthCarolinaLaw } from './law';
import * as tax from './tax';

/** The North Carolina return of 2024: Form D-400 with Schedules S, A and PN and Form D-400TC. */
export const northCarolina = defineState<NorthCarolinaLaw>({
  jurisdiction: form.jurisdiction,
  law: northCarolina2024,
  code: 'NC',
  name: 'North Carolina',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.d400,
    form.scheduleS.form,
    form.scheduleA.form,
    form.schedulePn.form,
    form.creditForm.form,
    form.income.form,
  ],
  mainForm: () => form.d400,
  kind: form.residency.kind,
  totals: {
    stateAgi: totalIncome,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: incomeHere,
  covers: [],
  refusals: commonRefusals('NC', 'North Carolina', {
    bonusDepreciation: true,
    exemptsTribalIncome: true,
  }),
});
