import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { exclusion, georgiaAgi } from './income';
import { georgia2024, type GeorgiaLaw } from './law';
import * as tax from './tax';

/** The Georgia return of 2024: Form 500 with Schedules 1 and 3 and Form IND-CR. */
export const georgia = defineState<GeorgiaLaw>({
  jurisdiction: form.jurisdiction,
  law: georgia2024,
  code: 'GA',
  name: 'Georgia',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.form500,
    form.schedule1.form,
    exclusion.form,
    form.schedule3.form,
    form.indCr.form,
    form.income.form,
  ],
  mainForm: () => form.form500,
  kind: form.residency.kind,
  totals: {
    stateAgi: georgiaAgi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.balance,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.georgiaIncome,
  covers: ['states.GA.unbornChildren'],
  refusals: [
    ...commonRefusals<GeorgiaLaw>('GA', 'Georgia', { bonusDepreciation: 'figured', useTaxHandled: true }),
    {
      path: 'w2s',
      message:
        'Nonresidents don’t have to file in Georgia if their only Georgia income is wages of no more than $5,000 or 5% of total income, whichever is less. We don’t support that test yet.',
      when: tax.mayNotHaveToFile,
    },
  ],
});
