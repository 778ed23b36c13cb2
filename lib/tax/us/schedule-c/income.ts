import { blankIfZero } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { hasDepreciation } from '../form-4562/activities';
import { recapturedDepreciation } from '../form-4797/part-4';
import { makers } from './form';

const { money, yesNo } = makers;

export const isStatutoryEmployee = yesNo(
  '1 statutory',
  'Statutory employee',
  'Check the box if this income was reported to you on Form W-2 and the “Statutory employee” box on that form was checked',
  ({ item }) => (item.statutory.length === 0 ? null : true),
);

export const grossReceipts = money(
  '1',
  'Gross receipts',
  'Gross receipts or sales. See instructions for line 1',
  ({ item: { business, statutory } }) => {
    if (statutory.length > 0) return dollarsOf(statutory, (w2) => w2.wages);
    const { form1099Nec, form1099K, other } = business.income;
    return dollars(form1099Nec, form1099K, other);
  },
);

export const returnsAndAllowances = money(
  '2',
  'Returns and allowances',
  'Returns and allowances',
  ({ item }) => blankIfZero(dollars(item.business.returns)),
);

export const netReceipts = money(
  '3',
  'Gross receipts less returns',
  'Subtract line 2 from line 1',
  ({ get }) => get(grossReceipts) - get(returnsAndAllowances),
);

export const costOfGoodsSold = money(
  '4',
  'Cost of goods sold',
  'Cost of goods sold (from line 42)',
  ({ item }) => blankIfZero(dollars(item.business.costOfGoodsSold)),
);

export const grossProfit = money(
  '5',
  'Gross profit',
  'Gross profit. Subtract line 4 from line 3',
  ({ get }) => get(netReceipts) - get(costOfGoodsSold),
);

export const otherIncome = money(
  '6',
  'Other income',
  'Other income, including federal and state gasoline or fuel tax credit or refund',
  ({ item, at, copy }) =>
    blankIfZero(
      dollars(item.business.otherIncome) +
        (hasDepreciation(item.business) ? at(recapturedDepreciation, copy) : 0),
    ),
);

export const grossIncome = money(
  '7',
  'Gross income',
  'Gross income. Add lines 5 and 6',
  ({ get }) => get(grossProfit) + get(otherIncome),
);
