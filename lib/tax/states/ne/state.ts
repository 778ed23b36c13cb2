import { centsOf } from '../../facts/cents';
import { ageAtYearEnd } from '../shared/people';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, ne1040n, residency } from './form';
import * as ne from './income';
import { nebraska2024, type NebraskaLaw } from './law';
import * as tax from './tax';

/** The Nebraska return of 2024: Form 1040N with Schedules I to III. */
export const nebraska = defineState<NebraskaLaw>({
  jurisdiction,
  law: nebraska2024,
  code: 'NE',
  name: 'Nebraska',
  year: 2024,
  forms: [...residency.forms, ne1040n, ne.scheduleI.form, ne.scheduleIII.form, income.form, ne.rules.form],
  mainForm: () => ne1040n,
  kind: residency.kind,
  totals: {
    stateAgi: ne.adjustedIncome,
    stateTaxableIncome: ne.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: ne.nebraskaIncome,
  covers: ['states.NE.railroad'],
  refusals: [
    ...commonRefusals('NE', 'Nebraska'),
    {
      path: 'taxpayer.claimableAsDependent',
      message:
        'Nebraska limits the standard deduction and the exemption credit of someone who can be claimed as a dependent. We can’t prepare that kind of Nebraska return yet.',
      when: ({ facts }) =>
        facts.taxpayer.claimableAsDependent ||
        (facts.filingStatus === 'mfj' && facts.spouse?.claimableAsDependent === true),
    },
    // Neb. Rev. Stat. 77-7203: refundable, for parents whom the state has approved.
    {
      path: 'childCare',
      message:
        'You may get a Nebraska child care credit of up to $2,000 for a child under 6. Apply for it with the Department of Revenue; we don’t support it yet.',
      severity: 'warning',
      when: ({ facts }) =>
        facts.childCare.persons.length > 0 &&
        facts.dependents.some(({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) < 6),
    },
    // Neb. Rev. Stat. 77-2716, annuities of the Civil Service Retirement System (LB 754 of 2023): not all of them.
    {
      path: 'retirement',
      message:
        'Nebraska may leave out part of your federal Civil Service Retirement System (CSRS) pension. We don’t support that yet.',
      severity: 'warning',
      when: (reader) =>
        !residency.isNonresident(reader) &&
        reader.facts.retirement.some(({ planKind }) => planKind === 'federalCivil'),
    },
    // Form PTC: since 2024 only tax of community colleges.
    {
      path: 'itemized.realEstateTax',
      message:
        'Nebraska pays back community college property tax (Form PTC). We don’t support that credit yet.',
      severity: 'warning',
      when: (reader) => !residency.isNonresident(reader) && centsOf(reader.facts.itemized.realEstateTax) > 0,
    },
    {
      path: 'dependents.state.stillborn',
      message: 'Nebraska’s credit for the parent of a stillborn child isn’t supported yet.',
      when: ({ facts }) => facts.dependents.some(({ state }) => state.stillborn),
    },
  ],
});
