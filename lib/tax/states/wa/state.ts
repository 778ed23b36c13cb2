import { isSome } from '../../facts/cents';
import { hasCasualtyGain } from '../../us/form-4684/losses';
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
        'Washington exempts real estate and some business property from its capital gains tax. We can’t tell yet which of your sales are exempt.',
      when: tax.sellsProperty,
    },
    {
      path: 'installmentSales',
      message:
        'Washington exempts real estate and some business property from its capital gains tax. We can’t tell yet which of your installment sales are exempt.',
      when: ({ facts }) => facts.installmentSales.length > 0,
    },
    {
      path: 'casualties',
      message: 'Washington has its own rules for gain from a casualty or theft. We don’t support that yet.',
      when: (reader) => hasCasualtyGain(reader),
    },
    {
      path: 'childIncome',
      message:
        'Washington may have its own rules for a child’s capital gain distributions reported on Form 8814. We don’t support that yet.',
      when: ({ facts }) => facts.childIncome.some(({ capitalGain }) => isSome(capitalGain)),
    },
    {
      path: 'capitalLossCarryover.longTerm',
      message: 'Washington counts only loss carryovers from 2022 or later. We don’t support that yet.',
      when: tax.carriesLoss,
    },
  ],
});
