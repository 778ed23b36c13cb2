import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { scheduleH, tax as taxOfTable } from './credits';
import { income, jurisdiction, makers, proration, residency } from './form';
import { hereIncome, subtraction, taxableIncome, wisconsinIncome } from './income';
import { wisconsin2024, type WisconsinLaw } from './law';
import * as tax from './tax';

/** The Wisconsin return of 2024: Form 1 and Form 1NPR, with Schedule H. */
export const wisconsin = defineState<WisconsinLaw>({
  jurisdiction,
  law: wisconsin2024,
  code: 'WI',
  name: 'Wisconsin',
  year: 2024,
  forms: [...residency.forms, makers.form, subtraction.form, scheduleH.form, proration.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? makers.form : proration.form),
  kind: residency.kind,
  totals: {
    stateAgi: wisconsinIncome,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: taxOfTable,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: hereIncome,
  covers: ['states.WI.homestead.householdIncome', 'states.WI.renterHeat'],
  refusals: [
    ...commonRefusals<WisconsinLaw>('WI', 'Wisconsin', { bonusDepreciation: true }),
    {
      path: 'farms',
      message: 'Wisconsin exempts a larger share of the gain on farm property. We don’t support that yet.',
      when: ({ facts }) => facts.farms.length > 0 && facts.sales.length > 0,
    },
  ],
});
