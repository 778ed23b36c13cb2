import { centsOf } from '../../facts/cents';
import { countFilers, isAtLeast } from '../shared/people';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, or40, or40np, residency } from './form';
import * as start from './income';
import { oregon2024, type OregonLaw } from './law';
import { portlandForms } from './portland';
import * as tax from './tax';

/** The Oregon return of 2024: Form OR-40 with Schedules OR-A, OR-ASC and OR-WFHDC; Forms OR-40-P and OR-40-N by its lines. */
export const oregon = defineState<OregonLaw>({
  jurisdiction,
  law: oregon2024,
  code: 'OR',
  name: 'Oregon',
  year: 2024,
  forms: [
    ...residency.forms,
    or40,
    or40np,
    tax.refundable.form,
    tax.byCode.form,
    ...portlandForms,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? or40 : or40np),
  kind: residency.kind,
  totals: {
    stateAgi: start.oregonIncome,
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
  covers: [
    'states.OR.federalPension',
    'states.OR.severelyDisabled',
    'states.OR.metro',
    'states.OR.multnomah',
  ],
  refusals: [
    ...commonRefusals<OregonLaw>('OR', 'Oregon', { useTaxHandled: true }),
    {
      path: 'itemized.medical',
      message: 'Oregon’s special medical subtraction for people 66 or older isn’t supported yet.',
      when: ({ facts, law }) =>
        centsOf(facts.itemized.medical) > 0 &&
        countFilers(facts, (person) => isAtLeast(facts, person, law.medicalSubtraction.age)) > 0,
    },
    {
      path: 'education529',
      message:
        'Oregon’s credit for contributions to its savings plans isn’t supported yet for ABLE accounts, or for people who lived elsewhere for part of the year.',
      when: (reader) =>
        reader.facts.education529.some(
          ({ state, contributed, kind }) =>
            state.toUpperCase() === 'OR' &&
            centsOf(contributed) > 0 &&
            (kind === 'able' || !residency.isResident(reader)),
        ),
    },
  ],
});
