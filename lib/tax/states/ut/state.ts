import { commonRefusals } from '../shared/refusals';
import { hasTribalMember } from '../shared/tribal';
import { defineState } from '../state-return';
import { income, jurisdiction, residency, tc40 } from './form';
import * as start from './income';
import { utah2024, type UtahLaw } from './law';
import * as tax from './tax';

/** The Utah return of 2024: Form TC-40 with TC-40A, TC-40B and the credits of TC-40C and TC-40S. */
export const utah = defineState<UtahLaw>({
  jurisdiction,
  law: utah2024,
  code: 'UT',
  name: 'Utah',
  year: 2024,
  forms: [
    ...residency.forms,
    tc40,
    tax.tc40a.form,
    start.tc40b.form,
    start.modifiedIncome.form,
    start.taxableForTotals.form,
    income.form,
  ],
  mainForm: () => tc40,
  kind: residency.kind,
  totals: {
    stateAgi: start.totalIncome,
    stateTaxableIncome: start.taxableForTotals,
    stateTaxBeforeCredits: start.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: start.utahIncome,
  covers: ['states.UT.atHomeParent'],
  refusals: [
    ...commonRefusals<UtahLaw>('UT', 'Utah', { exemptsTribalIncome: true }),
    {
      path: 'tribalMember',
      message:
        'Utah’s earned income credit may be smaller with reservation income. We can’t calculate that yet.',
      when: ({ facts, get }) => hasTribalMember(facts, 'UT') && get(tax.earnedIncomeCredit) > 0,
    },
  ],
});
