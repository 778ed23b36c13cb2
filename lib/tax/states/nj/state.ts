import { centsOf, isSome } from '../../facts/cents';
import { taxableGain } from '../../us/home-sale/home-sale';
import { hsaIncome, otherGains } from '../../us/schedule-1/income';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { categoryMakers, income, jurisdiction, nj1040, nj1040nr, residency } from './form';
import { newJerseyPart } from './income';
import { newJersey2024, type NewJerseyLaw } from './law';
import * as settle from './settle';

/** The New Jersey return of 2024: Forms NJ-1040 and NJ-1040NR. */
export const newJersey = defineState<NewJerseyLaw>({
  jurisdiction,
  law: newJersey2024,
  code: 'NJ',
  name: 'New Jersey',
  year: 2024,
  forms: [
    ...residency.forms,
    nj1040.form,
    nj1040nr.form,
    categoryMakers.form,
    settle.totalsForm,
    income.form,
  ],
  mainForm: (kind) => (kind === 'nonresident' ? nj1040nr.form : nj1040.form),
  kind: residency.kind,
  totals: {
    stateAgi: settle.gross,
    stateTaxableIncome: settle.taxable,
    stateTaxBeforeCredits: settle.before,
    stateTaxAfterNonrefundableCredits: settle.after,
    stateRefundableCredits: settle.refundable,
    localTax: null,
    withheld: settle.withheld,
    refund: settle.refund,
    owed: settle.owed,
  },
  sourceIncome: newJerseyPart.gross,
  covers: ['states.NJ'],
  refusals: [
    ...commonRefusals<NewJerseyLaw>('NJ', 'New Jersey', {
      bonusDepreciation: 'figured',
      useTaxHandled: true,
    }),
    {
      path: 'k1s',
      message:
        'New Jersey taxes income from partnerships, S corporations, and estates based on Schedule NJK-1, which Plainfile can’t read yet.',
      when: ({ facts }) => facts.k1s.length > 0,
    },
    {
      path: 'otherIncome',
      message: 'Plainfile can’t assign this other income to New Jersey’s categories yet.',
      when: ({ facts, get }) =>
        facts.otherIncome.some(({ amount }) => centsOf(amount) !== 0) ||
        isSome(facts.cancelledDebt) ||
        facts.excludedDebts.length > 0 ||
        isSome(facts.alaskaPermanentFund) ||
        isSome(facts.juryDutyPay) ||
        isSome(facts.scholarshipNotOnW2) ||
        get(hsaIncome) !== 0,
    },
    {
      path: 'adjustments.hsa',
      message:
        'New Jersey taxes employer contributions to a health savings account. Plainfile can’t add it to your wages yet.',
      when: ({ facts }) =>
        facts.w2s.some(({ box12, states }) => states.length === 0 && box12.some(({ code }) => code === 'W')),
    },
    {
      path: 'propertySales',
      message:
        'Plainfile can’t prepare the New Jersey schedule for the sale of business property or a taxable home sale yet.',
      when: ({ get, each }) => get(otherGains) !== 0 || each(taxableGain).some((gain) => gain !== 0),
    },
    {
      path: 'retirement.contributionsAlreadyTaxed',
      message:
        'New Jersey has its own worksheet to recover pension contributions it already taxed. Plainfile can’t calculate that part of your pension yet.',
      when: ({ facts }) => facts.retirement.some((form) => isSome(form.contributionsAlreadyTaxed)),
    },
    {
      path: 'healthCoverage',
      message:
        'You may owe New Jersey’s Shared Responsibility Payment for months without health coverage (Schedule NJ-HCC). Plainfile can’t calculate it yet.',
      when: ({ facts }) =>
        facts.healthCoverage.some(({ months, exemption }) => exemption === '' && months.includes(false)),
    },
  ],
});
