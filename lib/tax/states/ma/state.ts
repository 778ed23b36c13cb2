import { defineState } from '../state-return';
import { educator } from '../../us/schedule-1/adjustments';
import { otherGains } from '../../us/schedule-1/income';
import { gainAt28, longTermCarryover, shortTermCarryover } from '../../us/schedule-d/schedule-d';
import { countFilers, isAtLeast } from '../shared/people';
import { commonRefusals } from '../shared/refusals';
import * as credits from './credits';
import * as form from './form';
import { grossIncome, hasForeignState, people } from './income';
import { massachusetts2024, type MassachusettsLaw } from './law';
import * as tax from './tax';

const form1nrPy = {
  name: 'Form 1-NR/PY',
  title: 'Massachusetts Nonresident/Part-Year Resident Income Tax Return',
};

/** The Massachusetts return of 2024: Form 1 with Schedules B, D, Y and CB, and the steps of Form 1-NR/PY. */
export const massachusetts = defineState<MassachusettsLaw>({
  jurisdiction: form.jurisdiction,
  law: massachusetts2024,
  code: 'MA',
  name: 'Massachusetts',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.form1,
    form.scheduleB.form,
    form.scheduleY.form,
    form.scheduleCb.form,
    people.form,
    form.worksheet.form,
    form.income.form,
  ],
  mainForm: () => form.form1,
  filedAs: { partYear: form1nrPy, nonresident: form1nrPy },
  kind: form.residency.kind,
  totals: {
    stateAgi: grossIncome,
    stateTaxableIncome: tax.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: credits.refundable,
    localTax: null,
    withheld: credits.settlement.withheld,
    refund: credits.settlement.refund,
    owed: credits.settlement.owed,
  },
  sourceIncome: grossIncome,
  covers: ['states.MA.retirementContributions', 'states.MA.waterAndSewer'],
  refusals: [
    {
      path: 'homes',
      message:
        'People 65 or older who lived in Massachusetts for part of the year may get the Senior Circuit Breaker Credit. We don’t prepare Schedule CB for movers. See mass.gov to claim it.',
      severity: 'warning',
      when: (reader) =>
        form.residency.isPartYear(reader) &&
        reader.facts.filingStatus !== 'mfs' &&
        reader.facts.homes.some(({ state }) => state.toUpperCase() === 'MA') &&
        countFilers(reader.facts, (person) =>
          isAtLeast(reader.facts, person, reader.law.circuitBreaker.age),
        ) > 0,
    },
    ...commonRefusals<MassachusettsLaw>('MA', 'Massachusetts', {
      bonusDepreciation: true,
      useTaxHandled: true,
    }),
    {
      path: 'healthCoverage',
      message: 'The Massachusetts penalty for months without health insurance isn’t supported yet.',
      when: credits.withoutCoverage,
    },
    {
      path: 'retirement',
      message:
        'Whether Massachusetts taxes another state’s government pension depends on that state. That isn’t supported yet.',
      when: hasForeignState,
    },
    {
      path: 'sales',
      message:
        'Massachusetts has its own rules for collectibles, sales of business property, and losses carried over from 2023. We don’t support them yet.',
      when: ({ get }) =>
        get(gainAt28) !== 0 ||
        get(otherGains) !== 0 ||
        get(shortTermCarryover) !== 0 ||
        get(longTermCarryover) !== 0,
    },
    {
      path: 'adjustments.educator',
      message: 'Educator expenses aren’t supported on the Massachusetts return yet.',
      when: ({ get }) => get(educator) > 0,
    },
  ],
});
