import { centsOf, isSome } from '../../facts/cents';
import { hsaIncome, otherGains } from '../../us/schedule-1/income';
import { taxableGain } from '../../us/home-sale/home-sale';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { classMakers, income, jurisdiction, pa40, residency } from './form';
import { scheduleSp } from './forgiveness';
import { pennsylvania2024, type PennsylvaniaLaw } from './law';
import { adjustedIncome, taxLiability, totalIncome } from './income';
import * as lines from './pa-40';
import { hasRebateHome, mayClaimRebate, pa1000 } from './rebate';

/** The Pennsylvania return of 2024: Form PA-40 with Schedule SP, and the claim on Form PA-1000. */
export const pennsylvania = defineState<PennsylvaniaLaw>({
  jurisdiction,
  law: pennsylvania2024,
  code: 'PA',
  name: 'Pennsylvania',
  year: 2024,
  forms: [...residency.forms, pa40, scheduleSp, pa1000, classMakers.form, income.form, lines.totalsForm],
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
      path: 'k1s',
      message:
        'Pennsylvania classifies income from partnerships, S corporations, and estates on Schedule RK-1 or NRK-1. Plainfile can’t read those yet.',
      when: ({ facts }) => facts.k1s.length > 0,
    },
    {
      path: 'otherIncome',
      message:
        'Pennsylvania taxes other income only if it fits one of its eight classes. Plainfile can’t classify this income yet.',
      when: ({ facts, get }) =>
        facts.otherIncome.some(({ amount }) => centsOf(amount) !== 0) ||
        isSome(facts.cancelledDebt) ||
        facts.excludedDebts.length > 0 ||
        isSome(facts.alaskaPermanentFund) ||
        get(hsaIncome) !== 0,
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
      path: 'propertySales',
      message: 'Plainfile can’t prepare the Pennsylvania schedule for sales of business property yet.',
      when: ({ get, each }) => get(otherGains) !== 0 || each(taxableGain).some((gain) => gain !== 0),
    },
    {
      path: 'retirement.code',
      message:
        'Plainfile can’t tell yet how Pennsylvania taxes this kind of Form 1099-R. Codes 1 to 7, D, G, H, J, Q, R, and T are covered.',
      when: ({ facts }) =>
        facts.retirement.some(
          ({ code, taxableAmount }) => /[589AKLMNPUW]/.test(code) && isSome(taxableAmount),
        ),
    },
  ],
});
