import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { form39r, form40, form43, income, jurisdiction, residency } from './form';
import * as start from './income';
import { idaho2024, type IdahoLaw } from './law';
import * as tax from './tax';

/** The Idaho return of 2024: Forms 40 and 39R; Form 43 by their lines. */
export const idaho = defineState<IdahoLaw>({
  jurisdiction,
  law: idaho2024,
  code: 'ID',
  name: 'Idaho',
  year: 2024,
  forms: [...residency.forms, form40, form43, form39r, tax.refundable.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? form40 : form43),
  kind: residency.kind,
  totals: {
    stateAgi: start.adjustedIncome,
    stateTaxableIncome: start.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.totalTax,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: start.idahoIncome,
  covers: [
    'states.ID.monthsWithoutGroceryCredit',
    'states.ID.agedOrDisabledFamily',
    'states.ID.publicAssistance',
    'states.ID.healthInsurancePremiums',
  ],
  refusals: [
    ...commonRefusals<IdahoLaw>('ID', 'Idaho', {
      bonusDepreciation: true,
      useTaxHandled: true,
      exemptsTribalIncome: true,
    }),
    {
      path: 'sales.stateOfProperty',
      message: 'Idaho’s capital gains deduction (Form CG) isn’t supported yet.',
      when: tax.mayDeductGain,
    },
  ],
});
