import { centsOf } from '../../facts/cents';
import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { income, jurisdiction, ok511, type OklahomaReader, residency } from './form';
import * as ok from './income';
import { oklahoma2024, type OklahomaLaw } from './law';
import * as tax from './tax';

const isElsewhere = (state: string) => state !== '' && state.toUpperCase() !== 'OK';
/** Oklahoma leaves a resident's property and business income in other states untaxed (Form 511, line 4). */
const hasIncomeElsewhere = (reader: OklahomaReader) => {
  const { facts } = reader;
  return (
    residency.isResident(reader) &&
    ([...facts.businesses, ...facts.rentals, ...facts.farms, ...facts.k1s].some(({ state }) =>
      isElsewhere(state),
    ) ||
      facts.sales.some(({ stateOfProperty }) => isElsewhere(stateOfProperty)))
  );
};

/** The Oklahoma return of 2024: Form 511, or Form 511-NR. */
export const oklahoma = defineState<OklahomaLaw>({
  jurisdiction,
  law: oklahoma2024,
  code: 'OK',
  name: 'Oklahoma',
  year: 2024,
  forms: [
    ...residency.forms,
    ok511,
    ok.schedule511A.form,
    ok.schedule511C.form,
    tax.form538h.form,
    tax.form538s.form,
    ok.form511nr.form,
    income.form,
  ],
  mainForm: (kind) => (kind === 'resident' ? ok511 : ok.form511nr.form),
  kind: residency.kind,
  totals: {
    stateAgi: ok.oklahomaAgi,
    stateTaxableIncome: ok.taxableIncome,
    stateTaxBeforeCredits: tax.tax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: ok.oklahomaIncome,
  covers: ['states.OK.fiveYearGain', 'states.OK.householdIncome'],
  refusals: [
    ...commonRefusals('OK', 'Oklahoma'),
    {
      path: 'rentals',
      message:
        'Oklahoma doesn’t tax a resident’s income from businesses and property in other states, and it prorates the deductions. We can’t prepare that kind of Oklahoma return yet.',
      when: hasIncomeElsewhere,
    },
    {
      path: 'retirement.planKind',
      message:
        'Oklahoma exempts all of a federal pension paid in place of Social Security (CSRS). We can’t separate that part of a federal pension over $10,000 yet.',
      when: ({ facts, law }) =>
        facts.retirement.some(
          ({ planKind, taxableAmount, grossDistribution }) =>
            planKind === 'federalCivil' &&
            centsOf(taxableAmount ?? grossDistribution) > law.retirement.most * 100,
        ),
    },
  ],
});
