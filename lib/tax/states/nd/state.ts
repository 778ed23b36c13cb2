import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, makers, residency, schedule } from './form';
import { federalAgi, taxableIncome } from './income';
import { northDakota2024, type NorthDakotaLaw } from './law';
import * as tax from './tax';

/** The North Dakota return of 2024: Form ND-1 with Schedule ND-1NR. */
export const northDakota = defineState<NorthDakotaLaw>({
  jurisdiction,
  law: northDakota2024,
  code: 'ND',
  name: 'North Dakota',
  year: 2024,
  forms: [...residency.forms, makers.form, schedule.form, tax.people.form, income.form],
  mainForm: () => makers.form,
  kind: residency.kind,
  totals: {
    stateAgi: federalAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: tax.hereIncome,
  covers: [],
  refusals: [
    ...commonRefusals<NorthDakotaLaw>('ND', 'North Dakota', { useTaxApart: 'North Dakota’s use tax return' }),
    {
      path: 'retirement',
      message:
        'North Dakota exempts pensions of retired peace officers. Plainfile can’t separate them from other police and firefighter pensions yet.',
      when: ({ facts }) => facts.retirement.some(({ planKind }) => planKind === 'policeOrFire'),
    },
    {
      path: 'dependents',
      message: 'North Dakota’s deduction for a stillborn child isn’t supported yet.',
      when: ({ facts }) => facts.dependents.some(({ state }) => state.stillborn),
    },
  ],
});
