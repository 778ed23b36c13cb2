import { notBelowZero } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { ratio } from '../shared/income';
import { filersOf } from '../shared/people';
import { baseIncome } from './base-income';
import { form, income, residency } from './form';

export const scheduleNr = form(
  'il-schedule-nr',
  'Nonresident and Part-Year Resident Computation of Illinois Tax',
  {
    name: 'Schedule NR (Form IL-1040)',
    attachedWhen: (reader) => !residency.isResident(reader),
  },
);
/** Income of the state less the kinds that Illinois does not tax; adjustments go with the income. */
export const illinoisIncome = scheduleNr.money(
  '46',
  'Illinois base income',
  'Illinois portion of base income',
  ({ at, facts }) => {
    let here = 0;
    for (let person = 0; person < filersOf(facts); person++)
      here +=
        at(income.agiHere, person) -
        at(income.here.pensions, person) -
        at(income.here.socialSecurity, person);
    return notBelowZero(here);
  },
);
export const illinoisShare = scheduleNr.rate(
  '48',
  'Illinois share',
  'Divide Line 46 by Line 47, to three decimal places, but not more than 1.000',
  ({ get }) => roundToPlaces(ratio(get(illinoisIncome), get(baseIncome)), 3),
);
