import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { incomeHere, people, taxableIncome } from './income';
import { southCarolina2024, type SouthCarolinaLaw } from './law';
import * as tax from './tax';

/** The South Carolina return of 2024: Form SC1040 with Schedule NR and Form SC1040TC. */
export const southCarolina = defineState<SouthCarolinaLaw>({
  jurisdiction: form.jurisdiction,
  law: southCarolina2024,
  code: 'SC',
  name: 'South Carolina',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.sc1040,
    form.scheduleNr.form,
    form.creditForm.form,
    people.form,
    form.income.form,
  ],
  mainForm: () => form.sc1040,
  kind: form.residency.kind,
  totals: {
    stateAgi: null,
    stateTaxableIncome: taxableIncome,
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
  refusals: [
    ...commonRefusals<SouthCarolinaLaw>('SC', 'South Carolina', { bonusDepreciation: 'figured' }),
    {
      path: 'rentals',
      message:
        'South Carolina doesn’t tax income from businesses and real property in other states. We don’t support that yet.',
      when: tax.hasOutsideBusiness,
    },
  ],
});
