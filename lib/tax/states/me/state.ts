import { defineState } from '../state-return';
import { centsOf } from '../../facts/cents';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { incomeHere, maineAgi, people, taxableIncome } from './income';
import { maine2024, type MaineLaw } from './law';
import * as tax from './tax';

/** The Maine return of 2024: Form 1040ME with Schedules 1S, 2, A, NR and PTFC/STFC. */
export const maine = defineState<MaineLaw>({
  jurisdiction: form.jurisdiction,
  law: maine2024,
  code: 'ME',
  name: 'Maine',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.form1040me,
    form.scheduleNr.form,
    form.scheduleA.form,
    form.schedulePtfc.form,
    people.form,
    form.income.form,
  ],
  mainForm: () => form.form1040me,
  kind: form.residency.kind,
  totals: {
    stateAgi: maineAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: incomeHere,
  covers: [],
  refusals: [
    ...commonRefusals<MaineLaw>('ME', 'Maine', { bonusDepreciation: true, useTaxHandled: true }),
    // 36 M.R.S. 5217-E; Schedule A: refundable, for loans of degrees since 2008.
    {
      path: 'adjustments.studentLoanInterest',
      message:
        'You may get a Maine credit for student loan payments, worth up to $2,500 a person. We can’t calculate it yet.',
      severity: 'warning',
      when: (reader) =>
        !form.residency.isNonresident(reader) && centsOf(reader.facts.adjustments.studentLoanInterest) > 0,
    },
    // Schedule 1A, line 3: contributions that the federal return leaves out.
    {
      path: 'w2s.box14',
      message:
        'Maine taxes contributions to MainePERS that your federal return leaves out. We don’t support that yet.',
      when: ({ facts }) =>
        facts.w2s.some(
          ({ states, box14 }) =>
            states.some(({ state }) => state.toUpperCase() === 'ME') &&
            box14.some(({ description }) => /PERS/i.test(description)),
        ),
    },
    {
      path: 'homes',
      message: 'Rent that includes heat or utilities isn’t supported on the Maine return yet.',
      when: ({ facts }) =>
        facts.homes.some(
          (home) =>
            home.state.toUpperCase() === 'ME' &&
            home.use === 'rent' &&
            (home.heatIncluded || home.utilitiesIncluded),
        ),
    },
  ],
});
