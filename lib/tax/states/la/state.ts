import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, it540, jurisdiction, residency } from './form';
import * as la from './income';
import { louisiana2024, type LouisianaLaw } from './law';
import * as tax from './tax';

/** The Louisiana return of 2024: Form IT-540, or Form IT-540B with the NPR worksheet. */
export const louisiana = defineState<LouisianaLaw>({
  jurisdiction,
  law: louisiana2024,
  code: 'LA',
  name: 'Louisiana',
  year: 2024,
  forms: [...residency.forms, it540, la.scheduleE.form, tax.careCredit.form, la.npr.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? it540 : la.npr.form),
  kind: residency.kind,
  totals: {
    stateAgi: la.louisianaAgi,
    stateTaxableIncome: la.tableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: la.louisianaIncome,
  covers: ['states.LA.schoolExpenses'],
  refusals: [
    ...commonRefusals('LA', 'Louisiana', { useTaxHandled: true }),
    {
      path: 'childCare.providers.qualityRating',
      message:
        'Louisiana’s School Readiness Tax Credit depends on the star rating of each child’s child care facility. We can’t calculate that credit yet.',
      when: ({ facts }) =>
        facts.childCare.providers.some(({ qualityRating }) => qualityRating !== null && qualityRating > 1),
    },
  ],
});
