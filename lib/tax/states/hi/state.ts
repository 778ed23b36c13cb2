import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, n11, n15, residency } from './form';
import * as start from './income';
import { hawaii2024, type HawaiiLaw } from './law';
import * as tax from './tax';

/** The Hawaii return of 2024: Form N-11 with Schedule X and Forms N-311 and N-356; Form N-15 by its lines. */
export const hawaii = defineState<HawaiiLaw>({
  jurisdiction,
  law: hawaii2024,
  code: 'HI',
  name: 'Hawaii',
  year: 2024,
  forms: [...residency.forms, n11, n15, tax.gainsWorksheet.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? n11 : n15),
  kind: residency.kind,
  totals: {
    stateAgi: start.hawaiiAgi,
    stateTaxableIncome: start.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: start.incomeHere,
  covers: ['states.HI.disability'],
  refusals: [
    ...commonRefusals<HawaiiLaw>('HI', 'Hawaii', {
      bonusDepreciation: true,
      useTaxApart: 'Forms G-45 and G-49',
    }),
  ],
});
