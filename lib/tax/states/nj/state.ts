import { centsOf, isSome } from '../../facts/cents';
import { taxableGain } from '../../us/home-sale/home-sale';
import { incomeOfEmployerExcess } from '../../us/form-8889/form-8889';
import { hsaIncome, otherGains } from '../../us/schedule-1/income';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { categoryMakers, income, jurisdiction, nj1040, nj1040nr, residency } from './form';
import { isEarnedIn, isOtherShare, isPlainShare } from '../shared/shares';
import { newJerseyPart } from './income';
import { newJersey2024, type NewJerseyLaw } from './law';
import * as settle from './settle';
import { shareMakers } from './shares';

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
    shareMakers.form,
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
      creditsEntityTax: (reader) => !residency.isNonresident(reader),
    }),
    {
      path: 'k1s.entity',
      message:
        'We don’t support income from a trust or estate, or from a partnership or S corporation interest you sold, on a New Jersey return yet.',
      when: ({ facts }) => facts.k1s.some(isOtherShare),
    },
    {
      path: 'k1s.newJerseyShare',
      message:
        'New Jersey figures this income its own way. Enter your share from the New Jersey Schedule K-1 (NJK-1 or NJ-K-1). Ask the business for it if you don’t have one.',
      when: ({ facts }) =>
        facts.k1s.some((k1) => k1.newJerseyShare === null && !isOtherShare(k1) && !isPlainShare(k1)),
    },
    {
      path: 'k1s.newJerseyShare',
      message:
        'We used your federal K-1 because we don’t have the New Jersey one. If you have a Schedule NJK-1 or NJ-K-1, enter its amount: New Jersey adds back some costs that lower your federal share.',
      severity: 'warning',
      when: ({ facts }) => facts.k1s.some(({ newJerseyShare }) => newJerseyShare === null),
    },
    {
      path: 'k1s.state',
      message:
        'A business in New Jersey pays tax there for owners who live elsewhere, and shows it on Schedule NJK-1 or NJ-K-1. We don’t support that on a nonresident return yet.',
      when: (reader) => residency.isNonresident(reader) && isEarnedIn(reader.facts, 'NJ'),
    },
    {
      path: 'otherIncome',
      message: 'Plainfile can’t assign this other income to New Jersey’s categories yet.',
      when: (reader) =>
        reader.facts.otherIncome.some(({ amount }) => centsOf(amount) !== 0) ||
        isSome(reader.facts.cancelledDebt) ||
        reader.facts.excludedDebts.length > 0 ||
        isSome(reader.facts.alaskaPermanentFund) ||
        isSome(reader.facts.juryDutyPay) ||
        isSome(reader.facts.scholarshipNotOnW2) ||
        reader.get(hsaIncome) !== 0 ||
        incomeOfEmployerExcess(reader) !== 0,
    },
    {
      path: 'adjustments.hsa',
      message:
        'New Jersey taxes employer contributions to a health savings account. Plainfile can’t add it to your wages yet.',
      when: ({ facts }) =>
        facts.w2s.some(({ box12, states }) => states.length === 0 && box12.some(({ code }) => code === 'W')),
    },
    {
      path: 'installmentSales',
      message: 'Plainfile can’t prepare New Jersey’s schedule for installment sales yet.',
      when: ({ facts }) => facts.installmentSales.length > 0,
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
