import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, k40, residency } from './form';
import { homesteadForms } from './homestead';
import * as k from './income';
import { kansas2024, type KansasLaw } from './law';
import * as tax from './tax';

/** The Kansas return of 2024: Form K-40 with Schedule S, and the claims on Forms K-40H, K-40PT and K-40SVR. */
export const kansas = defineState<KansasLaw>({
  jurisdiction,
  law: kansas2024,
  code: 'KS',
  name: 'Kansas',
  year: 2024,
  forms: [...residency.forms, k40, k.scheduleS.form, ...homesteadForms, income.form],
  mainForm: () => k40,
  kind: residency.kind,
  totals: {
    stateAgi: k.kansasAgi,
    stateTaxableIncome: k.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableEarnedIncomeCredit,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: k.kansasSource,
  covers: [
    'states.KS.kpers',
    'states.KS.disabled',
    'states.KS.disabledVeterans',
    'states.KS.partlyDisabledVeteran',
    'states.KS.homestead',
  ],
  refusals: commonRefusals('KS', 'Kansas'),
});
