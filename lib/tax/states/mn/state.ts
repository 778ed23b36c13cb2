import { isSome } from '../../facts/cents';
import { contributed529 } from '../shared/payments';
import { commonRefusals } from '../shared/refusals';
import { hasTribalMember } from '../shared/tribal';
import { defineState } from '../state-return';
import { careCredit, m1cd, m1cwfc } from './credits';
import { m1ed } from './education';
import { income, jurisdiction, m1m, makers, residency } from './form';
import { homesteadForms, lossesAreMissing, spouseIsMissing } from './homestead';
import { federalAgi, m1sa, taxableIncome } from './income';
import { m1rent } from './renters';
import { minnesota2024, type MinnesotaLaw } from './law';
import { hereIncome, m1nr } from './schedule-m1nr';
import * as tax from './tax';

/** The Minnesota return of 2024: Form M1 with Schedules M1M, M1SA, M1NR, M1MA, M1CWFC, M1CD, M1ED and M1RENT, and the claim on Form M1PR. */
export const minnesota = defineState<MinnesotaLaw>({
  jurisdiction,
  law: minnesota2024,
  code: 'MN',
  name: 'Minnesota',
  year: 2024,
  forms: [
    ...residency.forms,
    makers.form,
    m1m.form,
    m1sa.form,
    m1nr.form,
    tax.people.form,
    m1cwfc.form,
    m1cd.form,
    m1ed.form,
    m1rent.form,
    ...homesteadForms,
    income.form,
  ],
  mainForm: () => makers.form,
  kind: residency.kind,
  totals: {
    stateAgi: federalAgi,
    stateTaxableIncome: taxableIncome,
    stateTaxBeforeCredits: tax.taxBeforeCredits,
    stateTaxAfterNonrefundableCredits: tax.netTax,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: hereIncome,
  covers: [
    'states.MN.crp',
    'states.MN.publicPension',
    'states.MN.childrenForRefundAdvance',
    'states.MN.homestead',
  ],
  refusals: [
    ...commonRefusals<MinnesotaLaw>('MN', 'Minnesota', {
      bonusDepreciation: true,
      useTaxApart: 'Form UT1',
      exemptsTribalIncome: true,
    }),
    {
      path: 'tribalMember',
      message:
        'Minnesota’s child and dependent care credit may be smaller with reservation income. We can’t calculate that yet.',
      when: ({ facts, get }) => hasTribalMember(facts, 'MN') && get(careCredit) > 0,
    },
    {
      path: 'education529',
      message:
        'Minnesota offers a credit or a subtraction for college savings. Plainfile can’t compare them yet.',
      when: (reader) => !residency.isNonresident(reader) && isSome(contributed529(reader.facts, null, null)),
    },
    {
      path: 'dependents',
      message: 'Minnesota’s credit for parents of a stillborn child isn’t supported yet.',
      when: ({ facts }) => facts.dependents.some(({ state }) => state.stillborn),
    },
    {
      path: 'states.MN.homestead.propertyTax',
      message:
        'Form M1PR counts the income of a spouse who lived with you. We don’t have it, so we don’t prepare that claim. File it with the Minnesota Department of Revenue at revenue.state.mn.us.',
      severity: 'warning',
      when: spouseIsMissing,
    },
    {
      path: 'states.MN.homestead.propertyTax',
      message:
        'Form M1PR adds back rental losses and losses from earlier years. We can’t calculate that, so we don’t prepare that claim. File it with the Minnesota Department of Revenue at revenue.state.mn.us.',
      severity: 'warning',
      when: lossesAreMissing,
    },
  ],
});
