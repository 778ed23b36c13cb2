import { notBelowZero } from '../../engine/verbs';
import { netEarnings } from '../../us/schedule-se/schedule-se';
import { countFilers, isAtLeast } from '../shared/people';
import { makeSettlement } from '../shared/settlement';
import { totalOf } from '../shared/placed-part';
import { taxAfterCredits } from './credits';
import { form, income, makers, residency } from './form';
import { businessDeduction, taxBase } from './income';

export const refundableCredits = form('oh-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'None of the refundable credits on the Schedule of Credits applies to this return',
  () => 0,
);
export const settlement = makeSettlement(makers, {
  code: 'OH',
  due: [taxAfterCredits],
  credits: [],
  withheld: '14',
  payments: [
    {
      number: '15',
      label: 'Estimated and extension payments and credit carryforward',
      of: ['estimated', 'applied', 'extension', 'otherWithholding'],
    },
  ],
  total: '18',
  overpaid: '24',
  donated: '26',
  applied: '25',
  refund: '27',
  owed: '23',
});

/** A return of its own, filed with the state; district tax withheld on Forms W-2 is settled there. */
export const schoolDistrict = form('oh-sd-100', 'School District Income Tax Return', {
  name: 'Form SD 100',
  attachedWhen: ({ facts }) => facts.states.OH.schoolDistrictRate !== null,
});
const districtIncome = schoolDistrict.money(
  '1',
  'School district taxable income',
  'Ohio tax base with the business income deduction added back, or earned income, for the days you lived in the district',
  (reader) => {
    const { facts, get } = reader;
    if (facts.states.OH.schoolDistrictRate === null) return null;
    const base =
      facts.states.OH.schoolDistrictBase === 'earned'
        ? totalOf(reader, income.all.wages) + totalOf(reader, netEarnings)
        : get(taxBase) + get(businessDeduction);
    return notBelowZero(base * get(residency.share));
  },
);
export const districtTax = schoolDistrict.money(
  '4',
  'School district income tax',
  'District income times the district’s rate, minus $50 if you’re 65 or older',
  ({ facts, get, law }) => {
    const { schoolDistrictRate } = facts.states.OH;
    if (schoolDistrictRate === null) return null;
    const senior = countFilers(facts, (person) => isAtLeast(facts, person, law.credits.seniorAge)) > 0;
    return notBelowZero(
      (get(districtIncome) * schoolDistrictRate) / 100 - (senior ? law.schoolDistrict.seniorCredit : 0),
    );
  },
);
