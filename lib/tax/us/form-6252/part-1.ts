import { notBelowZero } from '../../engine/verbs';
import { covers } from '../coverage';
import { makers } from './form';

const { money, yesNo, choice } = makers;

covers('installmentSales');

choice('1', 'Description', 'Description of property', ({ item }) => item.description);
choice('2a', 'Date acquired', 'Date acquired (mm/dd/yyyy)', ({ item }) => item.acquired);
choice('2b', 'Date sold', 'Date sold (mm/dd/yyyy)', ({ item }) => item.sold);
yesNo(
  '3',
  'Sold to a related party',
  'Was the property sold to a related party? See instructions. If “Yes,” complete Part III for the year of sale and 2 years after the year of the sale unless you received the final payment during the tax year',
  ({ item, facts }) => (facts.installmentSales[item.source]?.relatedBuyer ?? null) !== null,
);
/** Sales whose price depends on what happens later are refused. */
yesNo(
  '4',
  'Selling price is known',
  'Can the total selling price be determined by the close of the tax year in which such sale or other disposition occurs?',
  ({ item, facts }) => facts.installmentSales[item.source]?.situation !== 'contingent',
);

export const sellingPrice = money(
  '5',
  'Selling price',
  'Selling price including mortgages and other debts. Don’t include interest, whether stated or unstated',
  ({ item }) => item.price,
);
export const debtAssumed = money(
  '6',
  'Debt the buyer assumed',
  'Mortgages, debts, and other liabilities the buyer assumed or took the property subject to (see instructions)',
  ({ item }) => item.debt,
);
export const priceAfterDebt = money(
  '7',
  'Price less assumed debt',
  'Subtract line 6 from line 5',
  ({ get }) => get(sellingPrice) - get(debtAssumed),
);
export const costOrBasis = money(
  '8',
  'Cost or other basis',
  'Cost or other basis of property sold',
  ({ item }) => item.cost,
);
export const depreciation = money(
  '9',
  'Depreciation',
  'Depreciation allowed or allowable',
  ({ item }) => item.depreciation,
);
export const adjustedBasis = money(
  '10',
  'Adjusted basis',
  'Adjusted basis. Subtract line 9 from line 8',
  ({ get }) => get(costOrBasis) - get(depreciation),
);
export const expenses = money(
  '11',
  'Selling expenses',
  'Commissions and other expenses of sale',
  ({ item }) => item.expenses,
);
/** All of it is income of the year of sale, whatever was paid (IRC 453(i)). */
export const recapture = money(
  '12',
  'Recapture',
  'Income recapture from Form 4797, Part III (see instructions)',
  ({ item }) => item.recapture,
);
export const basisAndCosts = money(
  '13',
  'Basis, expenses, and recapture',
  'Add lines 10, 11, and 12',
  ({ get }) => get(adjustedBasis) + get(expenses) + get(recapture),
);
export const gainToSpread = money(
  '14',
  'Gain before exclusion',
  'Subtract line 13 from line 5. If zero or less, don’t complete the rest of this form. See instructions',
  ({ get }) => get(sellingPrice) - get(basisAndCosts),
);
export const excludedGain = money(
  '15',
  'Excluded gain',
  'If the property described on line 1 above was your main home, enter the amount of your excluded gain. See instructions. Otherwise, enter -0-',
  ({ item }) => item.excluded,
);
export const grossProfit = money(
  '16',
  'Gross profit',
  'Gross profit. Subtract line 15 from line 14',
  ({ get }) => notBelowZero(get(gainToSpread) - get(excludedGain)),
);
/** Debt above basis counts as paid in the year of sale (Temp. Reg. 15A.453-1(b)(3)(i)). */
export const debtAboveBasis = money(
  '17',
  'Debt above basis',
  'Subtract line 13 from line 6. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(debtAssumed) - get(basisAndCosts)),
);
export const contractPrice = money(
  '18',
  'Contract price',
  'Contract price. Add line 7 and line 17',
  ({ get }) => get(priceAfterDebt) + get(debtAboveBasis),
);
