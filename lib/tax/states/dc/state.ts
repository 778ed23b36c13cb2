import { defineState } from '../state-return';
import { commonRefusals } from '../shared/refusals';
import * as form from './form';
import { districtAgi, people } from './income';
import { district2024, type DistrictLaw } from './law';
import * as income from './income';
import * as tax from './tax';

/** The District of Columbia return of 2024: Form D-40 with Schedule H and Calculations F and J. */
export const districtOfColumbia = defineState<DistrictLaw>({
  jurisdiction: form.jurisdiction,
  law: district2024,
  code: 'DC',
  name: 'District of Columbia',
  year: 2024,
  forms: [
    ...form.residency.forms,
    form.d40,
    form.scheduleH.form,
    people.form,
    form.calculations.form,
    form.income.form,
  ],
  mainForm: () => form.d40,
  kind: form.residency.kind,
  totals: {
    stateAgi: districtAgi,
    stateTaxableIncome: income.taxableIncome,
    stateTaxBeforeCredits: tax.incomeTax,
    stateTaxAfterNonrefundableCredits: tax.taxAfterCredits,
    stateRefundableCredits: tax.refundable,
    localTax: null,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: income.taxableIncome,
  covers: ['states.DC.keepChildCareAffordable'],
  refusals: [
    ...commonRefusals<DistrictLaw>('DC', 'The District of Columbia', { bonusDepreciation: true }),
    {
      path: 'retirement',
      message:
        'If you’re 62 or older, the District may exempt survivor benefits from the District or federal government. We don’t support that yet.',
      when: tax.hasSurvivorPension,
    },
    {
      path: 'taxpayer.idType',
      message: 'The District’s earned income credit for people with an ITIN isn’t supported yet.',
      when: ({ facts }) =>
        facts.w2s.length + facts.businesses.length > 0 &&
        (facts.taxpayer.idType === 'itin' || facts.spouse?.idType === 'itin'),
    },
    {
      path: 'healthCoverage',
      message:
        'The District’s shared responsibility payment for months without health coverage isn’t supported yet.',
      when: ({ facts }) => facts.healthCoverage.some(({ months }) => months.includes(false)),
    },
  ],
});
