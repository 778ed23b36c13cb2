import { centsOf, isSome } from '../../facts/cents';
import { incomeOfEmployerExcess } from '../../us/form-8889/form-8889';
import { hsaIncome, otherGains } from '../../us/schedule-1/income';
import { taxableGain } from '../../us/home-sale/home-sale';
import { commonRefusals } from '../shared/refusals';
import { isEarnedIn, isOtherShare } from '../shared/shares';
import { defineState } from '../state-return';
import { classMakers, income, jurisdiction, pa40, residency } from './form';
import { scheduleSp } from './forgiveness';
import { pennsylvania2024, type PennsylvaniaLaw } from './law';
import { adjustedIncome, taxLiability, totalIncome } from './income';
import * as lines from './pa-40';
import { hasRebateHome, mayClaimRebate, pa1000 } from './rebate';
import { isPlain, isShareStated, shareMakers } from './shares';

/** The Pennsylvania return of 2024: Form PA-40 with Schedule SP, and the claim on Form PA-1000. */
export const pennsylvania = defineState<PennsylvaniaLaw>({
  jurisdiction,
  law: pennsylvania2024,
  code: 'PA',
  name: 'Pennsylvania',
  year: 2024,
  forms: [
    ...residency.forms,
    pa40,
    scheduleSp,
    pa1000,
    classMakers.form,
    shareMakers.form,
    income.form,
    lines.totalsForm,
  ],
  mainForm: () => pa40,
  kind: residency.kind,
  totals: {
    stateAgi: totalIncome,
    stateTaxableIncome: adjustedIncome,
    stateTaxBeforeCredits: taxLiability,
    stateTaxAfterNonrefundableCredits: lines.afterCredits,
    stateRefundableCredits: lines.careEnhancement,
    localTax: null,
    withheld: lines.settlement.withheld,
    refund: lines.settlement.refund,
    owed: lines.settlement.owed,
  },
  sourceIncome: null,
  covers: ['states.PA.unreimbursedExpenses', 'states.PA.forgiveness', 'states.PA.rebate'],
  refusals: [
    ...commonRefusals<PennsylvaniaLaw>('PA', 'Pennsylvania', {
      bonusDepreciation: true,
      useTaxHandled: true,
    }),
    {
      path: 'k1s.entity',
      message:
        'We don’t support income from a trust or estate, or from a partnership or S corporation interest you sold, on a Pennsylvania return yet.',
      when: ({ facts }) => facts.k1s.some(isOtherShare),
    },
    {
      path: 'k1s.pennsylvaniaShare',
      message:
        'Pennsylvania sorts this income into its own classes. Enter the amounts from PA Schedule RK-1. Ask the business for it if you don’t have one.',
      when: ({ facts }) => facts.k1s.some((k1) => !isShareStated(k1) && !isOtherShare(k1) && !isPlain(k1)),
    },
    {
      path: 'k1s.pennsylvaniaShare',
      message:
        'We used your federal K-1 because we don’t have the Pennsylvania one. If you have PA Schedule RK-1, enter its amounts, since Pennsylvania allows different deductions.',
      severity: 'warning',
      when: ({ facts }) => facts.k1s.some((k1) => !isShareStated(k1)),
    },
    {
      path: 'k1s.state',
      message:
        'A business in Pennsylvania withholds tax for owners who live elsewhere, and shows it on Schedule NRK-1. We don’t support that on a nonresident return yet.',
      when: (reader) => residency.isNonresident(reader) && isEarnedIn(reader.facts, 'PA'),
    },
    {
      path: 'otherIncome',
      message:
        'Pennsylvania taxes other income only if it fits one of its eight classes. Plainfile can’t classify this income yet.',
      when: (reader) =>
        reader.facts.otherIncome.some(({ amount }) => centsOf(amount) !== 0) ||
        isSome(reader.facts.cancelledDebt) ||
        reader.facts.excludedDebts.length > 0 ||
        isSome(reader.facts.alaskaPermanentFund) ||
        reader.get(hsaIncome) !== 0 ||
        incomeOfEmployerExcess(reader) !== 0,
    },
    {
      path: 'homes',
      message:
        'If you moved, Form PA-1000 counts only your months in Pennsylvania. We don’t prepare that claim. File it with the Department of Revenue at revenue.pa.gov.',
      severity: 'warning',
      when: (reader) => residency.isPartYear(reader) && hasRebateHome(reader.facts),
    },
    {
      path: 'states.PA.rebate.federalPension',
      message:
        'Form PA-1000, line 12, excludes part of a federal civil service (CSRS) pension from your income. We leave that line blank, so your rebate may be larger than we show.',
      severity: 'warning',
      when: (reader) =>
        mayClaimRebate(reader) && hasRebateHome(reader.facts) && reader.facts.states.PA.rebate.federalPension,
    },
    {
      path: 'installmentSales',
      message: 'Plainfile can’t prepare Pennsylvania’s schedule for installment sales yet.',
      when: ({ facts }) => facts.installmentSales.length > 0,
    },
    {
      path: 'propertySales',
      message: 'Plainfile can’t prepare the Pennsylvania schedule for sales of business property yet.',
      when: ({ get, each }) => get(otherGains) !== 0 || each(taxableGain).some((gain) => gain !== 0),
    },
    {
      path: 'retirement.code',
      message: 'Plainfile doesn’t support this Form 1099-R distribution code on a Pennsylvania return yet.',
      when: ({ facts }) =>
        facts.retirement.some(
          ({ code, taxableAmount }) => /[589AKLMNPUW]/.test(code) && isSome(taxableAmount),
        ),
    },
  ],
});
