import { bothExclusions } from '../../us/form-2555/exclusion';
import { studentLoanInterest } from '../../us/schedule-1/adjustments';
import { deductibleShare, mortgageLimitWorksheet } from '../../us/schedule-a/mortgage-limit';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, n11, n15, residency } from './form';
import * as start from './income';
import { hawaii2024, type HawaiiLaw } from './law';
import * as tax from './tax';

/** The Hawaii return of 2024: Form N-11 with Schedule X and Forms N-311 and N-356; Form N-15 by its lines. */
export const hawaii = defineState<HawaiiLaw>({
  jurisdiction,
  law: hawaii2024,
  code: 'HI',
  name: 'Hawaii',
  year: 2024,
  forms: [...residency.forms, n11, n15, tax.gainsWorksheet.form, income.form],
  mainForm: (kind) => (kind === 'resident' ? n11 : n15),
  kind: residency.kind,
  totals: {
    stateAgi: start.hawaiiAgi,
    stateTaxableIncome: start.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: start.incomeHere,
  covers: ['states.HI.disability'],
  refusals: [
    ...commonRefusals<HawaiiLaw>('HI', 'Hawaii', {
      bonusDepreciation: true,
      useTaxApart: 'Forms G-45 and G-49',
    }),
    // Hawaii Additions Worksheet (N-11 Instructions): section 911 is not operative (HRS 235-2.3).
    {
      path: 'foreignEarnedIncome',
      message:
        'Hawaii taxes foreign earned income that your federal return excludes. We don’t support that yet.',
      when: ({ each }) => each(bothExclusions).some((excluded) => excluded > 0),
    },
    // HRS 235-2.4: section 163(h)(3)(F), the lower limit of loans since 2018, is not operative.
    {
      path: 'itemized.mortgages',
      message:
        'Hawaii still allows interest on mortgages of up to $1,000,000, so your deduction differs from your federal return. We don’t support that yet.',
      when: ({ attached, get }) => attached(mortgageLimitWorksheet) && get(deductibleShare) < 1,
    },
    // Hawaii Additions and Subtractions Worksheets: student loan interest by limits of Hawaii’s own.
    {
      path: 'adjustments.studentLoanInterest',
      message:
        'Hawaii has its own income limits for student loan interest. Check the N-11 instructions; your Hawaii deduction may be smaller.',
      severity: 'warning',
      when: ({ get }) => get(studentLoanInterest) > 0,
    },
  ],
});
