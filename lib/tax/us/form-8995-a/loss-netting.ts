import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { form, formWithCopies } from '../form';
import { listQualifiedActivities } from '../form-8995/activities';
import { qualifiedIncome } from '../form-8995/business-income';
import { form8995A } from './form-8995-a';
import { applicableIncome } from './service-business';

const totals = form('8995-a-schedule-c', 'Loss Netting and Carryforward', {
  name: 'Schedule C (Form 8995-A)',
  sequence: '55D',
  attachedWhen: ({ get, attached }) => attached(form8995A) && get(losses) < 0,
});
export const scheduleC8995 = totals.form;

const rows = formWithCopies('8995-a-schedule-c-line-1', 'Loss netting by business', listQualifiedActivities, {
  name: 'Schedule C (Form 8995-A), line 1',
  attachedWhen: ({ attached }) => attached(scheduleC8995),
});
export const scheduleC8995Rows = rows.form;

export const rowName = rows.choice(
  '1(a)',
  'Business',
  'Trade, business, or aggregation name',
  ({ item }) => item.name || null,
);

export const rowIncome = rows.money(
  '1(b)',
  'Qualified business income',
  'Qualified business income or (loss)',
  ({ item, at, copy }) =>
    item.qbi.specifiedService ? at(applicableIncome, copy) : at(qualifiedIncome, copy),
);

/** Losses take from each business with income in proportion to that income. */
export const rowReduction = rows.money(
  '1(c)',
  'Reduction for loss netting',
  'Reduction for loss netting',
  ({ get }) => {
    const own = notBelowZero(get(rowIncome));
    return own === 0 ? null : 0 - (get(nettedLosses) * own) / get(allIncome);
  },
);

export const adjustedIncome = rows.money(
  '1(d)',
  'Adjusted qualified business income',
  'Adjusted qualified business income. Combine columns (b) and (c); if less than zero, enter -0-',
  ({ get }) => notBelowZero(get(rowIncome) + get(rowReduction)),
);

export const lossFromPriorYear = totals.money(
  '2',
  'Loss carryforward from 2023',
  'Qualified business net (loss) carryforward from prior years',
  ({ facts }) => 0 - dollars(facts.qbiCarryforward),
);

export const losses = totals.money(
  '3',
  'Total losses',
  'Total of the trades, businesses, or aggregations losses. Combine the negative amounts on line 1, column (b), and line 2 for all trades, businesses, or aggregations',
  ({ get, each }) => sum(each(rowIncome).map((amount) => smallerOf(0, amount))) + get(lossFromPriorYear),
);

export const allIncome = totals.money(
  '4',
  'Total income',
  'Total of the trades, businesses, or aggregations income. Add the positive amounts on line 1, column (b), for all trades, businesses, or aggregations',
  ({ each }) => sum(each(rowIncome).map(notBelowZero)),
);

export const nettedLosses = totals.money(
  '5',
  'Losses deducted from income',
  'Losses netted with income of other trades, businesses, or aggregations. Enter the smaller of the absolute value of line 3 or line 4',
  ({ get }) => smallerOf(0 - get(losses), get(allIncome)),
);

export const lossToNextYear = totals.money(
  '6',
  'Loss carryforward to 2025',
  'Qualified business net (loss) carryforward. Subtract line 5 from line 3. If zero or more, enter -0-',
  ({ get }) => smallerOf(0, get(losses) + get(nettedLosses)),
);
