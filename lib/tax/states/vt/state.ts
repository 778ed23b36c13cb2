import { centsOf } from '../../facts/cents';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { in111, in112, in113, income, jurisdiction, residency } from './form';
import * as lines from './income';
import { vermont2024, type VermontLaw } from './law';
import * as tax from './tax';

/** The Vermont return of 2024: Form IN-111 with Schedules IN-112 and IN-113. */
export const vermont = defineState<VermontLaw>({
  jurisdiction,
  law: vermont2024,
  code: 'VT',
  name: 'Vermont',
  year: 2024,
  forms: [...residency.forms, in111.form, in112.form, in113.form, tax.refundable.form, income.form],
  mainForm: () => in111.form,
  kind: residency.kind,
  totals: {
    stateAgi: lines.modifiedAgi,
    stateTaxableIncome: lines.taxable,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.afterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: lines.vermontIncome,
  covers: ['states.VT'],
  refusals: [
    ...commonRefusals<VermontLaw>('VT', 'Vermont', { bonusDepreciation: true, useTaxHandled: true }),
    {
      path: 'sales.stateOfProperty',
      message:
        'Vermont excludes up to 40% of the gain on some property held for more than three years (Schedule IN-153). Plainfile can’t calculate that yet.',
      when: ({ facts, law }) =>
        facts.sales.some(
          ({ stateOfProperty, proceeds, basis }) =>
            stateOfProperty !== '' &&
            centsOf(proceeds) - centsOf(basis) > (law.gains.most / law.gains.share) * 100,
        ),
    },
  ],
});
