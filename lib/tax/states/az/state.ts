import { commonRefusals } from '../shared/refusals';
import { tribalIncome, tribalWages } from '../shared/tribal';
import { defineState } from '../state-return';
import { az140, income, jurisdiction, residency } from './form';
import * as start from './income';
import { arizona2024, type ArizonaLaw } from './law';
import * as tax from './tax';

/** The Arizona return of 2024: Form 140 with Schedule A and Form 301; Forms 140PY and 140NR by its lines. */
export const arizona = defineState<ArizonaLaw>({
  jurisdiction,
  law: arizona2024,
  code: 'AZ',
  name: 'Arizona',
  year: 2024,
  forms: [
    ...residency.forms,
    az140,
    start.az140py.form,
    start.scheduleAz.form,
    tax.az301.form,
    tax.refundable.form,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? az140 : start.az140py.form),
  kind: residency.kind,
  totals: {
    stateAgi: start.arizonaIncome,
    stateTaxableIncome: start.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.balance,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: start.incomeBeforeExemptions,
  covers: [
    'states.AZ.parentsOrGrandparentsSupported',
    'states.AZ.gifts.qualifyingCharity',
    'states.AZ.gifts.fosterCare',
    'states.AZ.incarcerated60Days',
  ],
  refusals: [
    ...commonRefusals<ArizonaLaw>('AZ', 'Arizona', {
      // A.R.S. 43-1022: the full federal bonus comes off again for property placed in service from 2017 on (ITP 16-2).
      bonusDepreciation: 2017,
      exemptsMilitaryPay: true,
      exemptsTribalIncome: true,
      // A nonresident's credit at home would need the tax before it.
      creditsEntityTax: (reader) => residency.isResident(reader),
      useTaxApart: 'Arizona’s use tax return at aztaxes.gov',
    }),
    {
      path: 'tribalMember',
      message:
        'Arizona’s line for tribal members is only for wages. We can’t exclude other income earned on a reservation yet.',
      when: ({ facts }) => tribalIncome(facts, 'AZ') !== tribalWages(facts, 'AZ'),
    },
  ],
});
