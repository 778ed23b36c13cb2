import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { dp10, income, jurisdiction, residency } from './form';
import * as lines from './dp-10';
import { newHampshire2024, type NewHampshireLaw } from './law';

/** New Hampshire's return of 2024: Form DP-10, for residents and part-year residents. Nonresidents owe nothing. */
export const newHampshire = defineState<NewHampshireLaw>({
  jurisdiction,
  law: newHampshire2024,
  code: 'NH',
  name: 'New Hampshire',
  year: 2024,
  forms: [...residency.forms, dp10, lines.shareForm, income.form],
  mainForm: () => dp10,
  kind: residency.kind,
  totals: {
    stateAgi: lines.grossTaxable,
    stateTaxableIncome: lines.netTaxable,
    stateTaxBeforeCredits: lines.tax,
    stateTaxAfterNonrefundableCredits: lines.tax,
    stateRefundableCredits: null,
    localTax: null,
    withheld: lines.settlement.withheld,
    refund: lines.settlement.refund,
    owed: lines.settlement.owed,
  },
  sourceIncome: null,
  covers: ['states.NH'],
  refusals: [
    ...commonRefusals<NewHampshireLaw>('NH', 'New Hampshire', { useTaxHandled: true }),
    {
      path: 'k1s',
      message:
        'Distributions from partnerships, S corporations, and trusts may be taxed in New Hampshire as dividends. Plainfile can’t separate them yet.',
      when: ({ facts }) => facts.k1s.length > 0,
    },
  ],
});
