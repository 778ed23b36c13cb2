import { commonRefusals } from '../shared/refusals';
import { sixMonths } from '../shared/residency';
import { defineState } from '../state-return';
import { income, jurisdiction, makers, residency } from './form';
import { creditForm, heatingForm } from './homestead';
import {
  federalAgi,
  form4884,
  homesHere,
  michiganIncome,
  schedule1,
  scheduleNr,
  taxableIncome,
} from './income';
import { michigan2024, type MichiganLaw } from './law';
import * as tax from './tax';

/** The Michigan return of 2024: Form MI-1040 with the homestead property tax and home heating credits. */
export const michigan = defineState<MichiganLaw>({
  jurisdiction,
  law: michigan2024,
  code: 'MI',
  name: 'Michigan',
  year: 2024,
  forms: [
    ...residency.forms,
    makers.form,
    schedule1.form,
    scheduleNr.form,
    form4884.form,
    creditForm.form,
    heatingForm.form,
    income.form,
  ],
  mainForm: () => makers.form,
  kind: residency.kind,
  totals: {
    stateAgi: federalAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.incomeTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: michiganIncome,
  covers: [
    'states.MI.householdResources',
    'states.MI.medicalPremiums',
    'states.MI.specialExemptions',
    'states.MI.disabledVeterans',
    'states.MI.rentMonths',
    'states.MI.heatProvider',
  ],
  refusals: [
    ...commonRefusals<MichiganLaw>('MI', 'Michigan', {
      useTaxHandled: true,
      exemptsMilitaryPay: true,
    }),
    {
      path: 'homes',
      message:
        'If you moved, Michigan’s property tax credit counts only the tax, rent, and income from your time in Michigan. Plainfile can’t calculate that yet.',
      when: (reader) =>
        residency.isPartYear(reader) &&
        reader.each(residency.days).some((days) => days >= sixMonths) &&
        homesHere(reader.facts, 'own').length + homesHere(reader.facts, 'rent').length > 0,
    },
    {
      path: 'retirement',
      message:
        'Michigan has special rules for a deceased spouse’s pension and for pensions of retired police officers and firefighters. Plainfile can’t apply them yet.',
      when: ({ facts }) =>
        facts.retirement.some(({ planKind }) => planKind === 'survivor' || planKind === 'policeOrFire'),
    },
  ],
});
