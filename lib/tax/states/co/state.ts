import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import * as credits from './credits';
import { dr0104, income, jurisdiction, residency } from './form';
import { dr0104ad, subtractionsByPerson, taxableIncome } from './income';
import { colorado2024, type ColoradoLaw } from './law';
import * as payments from './payments';
import * as tax from './tax';

/** The Colorado return of 2024: Form DR 0104 with the DR 0104AD, 0104CN, 0104CR and 0104PN. */
export const colorado = defineState<ColoradoLaw>({
  jurisdiction,
  law: colorado2024,
  code: 'CO',
  name: 'Colorado',
  year: 2024,
  forms: [
    ...residency.forms,
    dr0104,
    dr0104ad.form,
    subtractionsByPerson.form,
    tax.dr0104pn.form,
    credits.dr0104cn.form,
    credits.dr0104cr.form,
    payments.otherStateCredit.form,
    credits.refundForm.form,
    payments.totals.form,
    income.form,
  ],
  mainForm: () => dr0104,
  kind: residency.kind,
  totals: {
    stateAgi: payments.federalAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: payments.netIncomeTax,
    stateRefundableCredits: payments.allRefundable,
    localTax: null,
    withheld: payments.settlement.withheld,
    refund: payments.settlement.refund,
    owed: payments.settlement.owed,
  },
  sourceIncome: tax.coloradoIncome,
  covers: [],
  refusals: [
    {
      path: 'amt',
      message:
        'You may owe Colorado’s alternative minimum tax (Form DR 0104AMT), which Plainfile doesn’t prepare yet.',
      when: tax.owesMinimumTax,
    },
    ...commonRefusals<ColoradoLaw>('CO', 'Colorado', { useTaxApart: 'Form DR 0252' }),
  ],
});
