import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { al40, income, jurisdiction, residency } from './form';
import { alabamaAgi, form40nr } from './income';
import { alabama2024, type AlabamaLaw } from './law';
import * as tax from './tax';

/** The Alabama return of 2024: Form 40 with Schedules A and CR, or Form 40NR. */
export const alabama = defineState<AlabamaLaw>({
  jurisdiction,
  law: alabama2024,
  code: 'AL',
  name: 'Alabama',
  year: 2024,
  forms: [
    ...residency.forms,
    al40,
    tax.scheduleAOfAlabama.form,
    tax.otherStatesCredit.form,
    income.form,
    form40nr.form,
  ],
  mainForm: (kind) => (kind === 'nonresident' ? form40nr.form : al40),
  kind: residency.kind,
  totals: {
    stateAgi: alabamaAgi,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: null,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: null,
  covers: [
    'states.AL.overtimeExempt',
    'states.AL.definedBenefit',
    'states.AL.healthInsuranceSmallEmployer',
    'states.AL.retrofit',
    'states.AL.adoptionExpenses',
  ],
  refusals: commonRefusals('AL', 'Alabama'),
});
