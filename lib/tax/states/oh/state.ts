import { commonRefusals } from '../shared/refusals';
import { defineState } from '../state-return';
import { ohioPart, schedule, tax as taxBeforeCredits, taxAfterCredits } from './credits';
import { income, jurisdiction, makers, residency } from './form';
import { adjustments, ohioAgi, taxBase } from './income';
import { ohio2024, type OhioLaw } from './law';
import * as tax from './tax';

const isNamed = (district: string) => district !== '' && district.toLowerCase() !== 'none';

/** The Ohio return of 2024: Form IT 1040, with Form SD 100 where the district's rate is stated. */
export const ohio = defineState<OhioLaw>({
  jurisdiction,
  law: ohio2024,
  code: 'OH',
  name: 'Ohio',
  year: 2024,
  forms: [
    ...residency.forms,
    makers.form,
    adjustments.form,
    schedule.form,
    tax.schoolDistrict.form,
    income.form,
  ],
  mainForm: () => makers.form,
  kind: residency.kind,
  totals: {
    stateAgi: ohioAgi,
    stateTaxableIncome: taxBase,
    stateTaxBeforeCredits: taxBeforeCredits,
    stateTaxAfterNonrefundableCredits: taxAfterCredits,
    stateRefundableCredits: tax.refundableCredits,
    localTax: tax.districtTax,
    withheld: tax.settlement.withheld,
    refund: tax.settlement.refund,
    owed: tax.settlement.owed,
  },
  sourceIncome: ohioPart,
  covers: [
    'states.OH.schoolDistrictNumber',
    'states.OH.schoolDistrictRate',
    'states.OH.schoolDistrictBase',
    'states.OH.campaignGift',
    'states.OH.homeSchooling',
    'states.OH.healthPremiums',
    'states.OH.municipal',
  ],
  refusals: [
    ...commonRefusals<OhioLaw>('OH', 'Ohio', { bonusDepreciation: true }),
    {
      path: 'states.OH.schoolDistrictRate',
      message:
        'Your school district may have its own income tax. We don’t have a list of the districts, so look up the rate in the instructions for Form SD 100, or enter “none.”',
      when: ({ facts }) =>
        facts.states.OH.schoolDistrictRate === null &&
        (isNamed(facts.states.OH.schoolDistrictNumber) ||
          (facts.states.OH.schoolDistrictNumber === '' &&
            facts.residency.some(
              ({ state, schoolDistrict }) => state.toUpperCase() === 'OH' && isNamed(schoolDistrict),
            ))),
    },
  ],
});
