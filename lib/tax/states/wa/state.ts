import { defineState } from '../state-return';
import { capitalGains, income, jurisdiction, residency } from './form';
import { washington2024, type WashingtonLaw } from './law';
import * as tax from './tax';

/** Washington’s return of 2024: the excise tax on capital gains. The state has no income tax. */
export const washington = defineState<WashingtonLaw>({
  jurisdiction,
  law: washington2024,
  code: 'WA',
  name: 'Washington',
  year: 2024,
  forms: [...residency.forms, capitalGains, income.form],
  mainForm: () => capitalGains,
  kind: residency.kind,
  totals: {
    stateAgi: tax.washingtonGain,
    stateTaxableIncome: tax.taxableGains,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.tax,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.washingtonGain,
  covers: ['states.WA.charityInWashington'],
  refusals: [
    {
      path: 'sales.stateOfProperty',
      message:
        'Washington exempts real estate and business property from its capital gains tax. Which of your sales that covers isn’t supported yet.',
      when: tax.sellsProperty,
    },
    {
      path: 'capitalLossCarryover.longTerm',
      message:
        'Washington counts losses carried over from earlier years only from 2022 on. That isn’t supported yet.',
      when: tax.carriesLoss,
    },
  ],
});
