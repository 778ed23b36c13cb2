import { numberOf } from '../../us/form-5329/early-exceptions';
import { foreignTaxCredit } from '../../us/schedule-3/part-1';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { columns, income, jurisdiction, non, res, residency } from './form';
import { delaware2024, type DelawareLaw } from './law';
import * as settle from './settle';
import * as lines from './tax';

/** The Delaware return of 2024: Forms PIT-RES, with each spouse in a column where that costs less, and PIT-NON. */
export const delaware = defineState<DelawareLaw>({
  jurisdiction,
  law: delaware2024,
  code: 'DE',
  name: 'Delaware',
  year: 2024,
  forms: [...residency.forms, res.form, non.form, columns.form, settle.totalsForm, income.form],
  mainForm: (kind) => (kind === 'resident' ? res.form : non.form),
  kind: residency.kind,
  totals: {
    stateAgi: lines.delawareAgi,
    stateTaxableIncome: lines.taxable,
    stateTaxBeforeCredits: settle.before,
    stateTaxAfterNonrefundableCredits: settle.after,
    stateRefundableCredits: settle.refundable,
    localTax: null,
    withheld: settle.withheld,
    refund: settle.refund,
    owed: settle.owed,
  },
  sourceIncome: settle.delawareIncome,
  creditsByPerson: true,
  covers: [],
  refusals: [
    ...commonRefusals<DelawareLaw>('DE', 'Delaware', { useTaxHandled: true }),
    // PIT-RES Instructions (2025), page 7, line 14.
    {
      path: 'foreignTax',
      message:
        'If you itemize in Delaware, you can also deduct foreign tax that you took as a federal credit. We don’t support that yet.',
      severity: 'warning',
      when: ({ get }) => get(foreignTaxCredit) > 0,
    },
    // PIT-RES Instructions (2025), page 7, line 8a, higher education exclusion.
    {
      path: 'retirement.earlyExceptionCode',
      message:
        'Delaware doesn’t tax a retirement distribution that you used for college costs. We don’t support that yet.',
      when: ({ facts }) => facts.retirement.some((form) => numberOf(form) === '08'),
    },
  ],
});
