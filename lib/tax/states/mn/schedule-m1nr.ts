import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero } from '../../engine/verbs';
import { ratio } from '../shared/income';
import { totalOf } from '../shared/placed-part';
import { form, income, residency } from './form';
import { federalAgi } from './income';

export const m1nr = form('mn-m1nr', 'Nonresidents and Part-Year Residents', {
  name: 'Schedule M1NR',
  attachedWhen: (reader) => !residency.isResident(reader),
});
export const hereIncome = m1nr.money(
  '27',
  'Minnesota income',
  'Adjusted gross income, Minnesota column',
  (reader) =>
    residency.isResident(reader) ? reader.get(federalAgi) : notBelowZero(totalOf(reader, income.agiHere)),
);
export const minnesotaShare = m1nr.rate(
  '30',
  'Minnesota share',
  'Minnesota income divided by total income, to five decimal places, but not more than 1',
  ({ get }) => roundToPlaces(ratio(get(hereIncome), get(federalAgi)), 5),
);
