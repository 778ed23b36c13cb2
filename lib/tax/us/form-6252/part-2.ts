import { notBelowZero, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars, noCents } from '../../facts/cents';
import { makers } from './form';
import { contractPrice, debtAboveBasis, grossProfit } from './part-1';
import { resaleIncome } from './part-3';

const { money, rate } = makers;

/** Five places, as many as a return in the XML holds. */
const places = 5;

export const grossProfitPercentage = rate(
  '19',
  'Gross profit percentage',
  'Gross profit percentage (expressed as a decimal amount). Divide line 16 by line 18. (For years after the year of sale, see instructions.)',
  ({ item, facts, get }) => {
    const stated = facts.installmentSales[item.source]?.grossProfitPercentage ?? null;
    if (stated !== null && !item.isFirstYear) return stated;
    return get(contractPrice) > 0
      ? smallerOf(1, roundToPlaces(get(grossProfit) / get(contractPrice), places))
      : 0;
  },
);
export const deemedPayment = money(
  '20',
  'Debt above basis, year of sale',
  'If this is the year of sale, enter the amount from line 17. Otherwise, enter -0-',
  ({ item, get }) => (item.isFirstYear ? get(debtAboveBasis) : 0),
);
export const payments = money(
  '21',
  'Payments received this year',
  'Payments received during year (see instructions). Don’t include interest, whether stated or unstated',
  ({ item, facts }) => dollars(facts.installmentSales[item.source]?.payments ?? noCents),
);
export const allPayments = money(
  '22',
  'Total payments this year',
  'Add lines 20 and 21',
  ({ get }) => get(deemedPayment) + get(payments),
);
export const priorPayments = money(
  '23',
  'Payments received in prior years',
  'Payments received in prior years (see instructions). Don’t include interest, whether stated or unstated',
  ({ item, facts }) =>
    item.isFirstYear ? null : dollars(facts.installmentSales[item.source]?.priorPayments ?? noCents),
);
export const installmentIncome = money(
  '24',
  'Installment sale income',
  'Installment sale income. Multiply line 22 by line 19',
  ({ get }) => get(allPayments) * get(grossProfitPercentage),
);
/** Line 25 is for sections 1252, 1254 and 1255 and for sales before June 7, 1984, which are refused. */
export const taxedGain = money(
  '26',
  'This year’s gain',
  'Subtract line 25 from line 24. Enter here and on Schedule D or Form 4797. See instructions',
  ({ get }) => get(installmentIncome),
);
/** Instructions for Schedule D, Unrecaptured Section 1250 Gain Worksheet, line 4, steps 2 and 3. */
export const unrecaptured = money(
  '26 unrecaptured',
  'This year’s unrecaptured section 1250 gain',
  'Unrecaptured section 1250 gain: the total of lines 26 and 37, but not more than the part of the gain not yet reported',
  ({ item, get }) =>
    item.unrecaptured > 0
      ? smallerOf(
          get(taxedGain) + get(resaleIncome),
          notBelowZero(item.unrecaptured - get(priorPayments) * get(grossProfitPercentage)),
        )
      : null,
);
