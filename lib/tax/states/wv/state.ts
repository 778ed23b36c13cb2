import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { incomeHere, people, taxableIncome, westVirginiaAgi } from './income';
import { westVirginia2024, type WestVirginiaLaw } from './law';
import * as tax from './tax';

/** The West Virginia return of 2024: Form IT-140 with Schedules M and A and the credit recap. */
export const westVirginia = defineState<WestVirginiaLaw>({
  jurisdiction: form.jurisdiction,
  law: westVirginia2024,
  code: 'WV',
  name: 'West Virginia',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.it140,
    people.form,
    form.scheduleM.form,
    form.scheduleA.form,
    form.recap.form,
    form.income.form,
  ],
  mainForm: () => form.it140,
  kind: form.residency.kind,
  totals: {
    stateAgi: westVirginiaAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: incomeHere,
  covers: ['states.WV.motorVehicleTax'],
  refusals: commonRefusals('WV', 'West Virginia', { useTaxHandled: true }),
});
