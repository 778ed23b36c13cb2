import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import {
  basisAfterDistributions,
  basisBeforeDistributions,
  basisForLosses,
  capitalResultOf,
  debtRestored,
  gainOf,
  incomeForBasis,
} from '../schedule-e/k1-limits';
import { makers } from './form';
import { totalFromStock } from './losses';

const { choice, money } = makers;

choice('A', 'Name of S corporation', 'Name of S corporation', ({ item }) => item.k1.name || null);
choice('B', 'EIN', 'Employer identification number', ({ item }) => item.k1.ein || null);

/** The words beside the boxes of item D. */
const stockSourceWords = {
  original: 'Original shareholder',
  purchased: 'Purchased',
  inherited: 'Inherited',
  gift: 'Gift',
  other: 'Other',
} as const;

choice(
  'D',
  'How stock was acquired',
  'Check applicable box(es) to indicate how stock was acquired',
  ({ item: { basis } }) => (basis.stockAcquired === null ? null : stockSourceWords[basis.stockAcquired]),
);
choice('D(5)', 'Other type of acquisition', 'Other: how stock was acquired', ({ item: { basis } }) =>
  basis.stockAcquired === 'other' && basis.stockAcquiredOther !== '' ? basis.stockAcquiredOther : null,
);

money(
  '1',
  'Beginning stock basis',
  'Stock basis at the beginning of the corporation’s tax year',
  ({ item: { basis } }) => dollars(basis.beginning),
);
money(
  '2',
  'Contributions and stock acquired',
  'Basis from any capital contributions made or additional stock acquired during the tax year',
  ({ item: { basis } }) => blankIfZero(dollars(basis.contributions)),
);
money(
  '3a',
  'Ordinary business income',
  'Ordinary business income (enter losses in Part III)',
  ({ item: { k1 } }) => blankIfZero(gainOf(k1.ordinaryIncome)),
);
money(
  '3b',
  'Net rental real estate income',
  'Net rental real estate income (enter losses in Part III)',
  ({ item: { k1 } }) => blankIfZero(gainOf(k1.rentalIncome)),
);
money(
  '3c',
  'Other net rental income',
  'Other net rental income (enter losses in Part III)',
  ({ item: { k1 } }) => blankIfZero(gainOf(k1.otherRentalIncome)),
);
money('3d', 'Interest income', 'Interest income', ({ item: { k1 } }) => blankIfZero(dollars(k1.interest)));
money('3e', 'Ordinary dividends', 'Ordinary dividends', ({ item: { k1 } }) =>
  blankIfZero(dollars(k1.ordinaryDividends)),
);
money('3f', 'Royalties', 'Royalties', ({ item: { k1 } }) => blankIfZero(dollars(k1.royalties)));
money('3g', 'Net capital gains', 'Net capital gains (enter losses in Part III)', ({ item: { k1 } }) =>
  blankIfZero(gainOf(capitalResultOf(k1))),
);
money('3h', 'Net section 1231 gain', 'Net section 1231 gain (enter losses in Part III)', ({ item: { k1 } }) =>
  blankIfZero(gainOf(k1.section1231Gain)),
);
money('3i', 'Other income', 'Other income (enter losses in Part III)', ({ item: { k1 } }) =>
  blankIfZero(gainOf(k1.section1256)),
);
money('3k', 'Tax-exempt income', 'Tax-exempt income', ({ item: { k1, basis } }) =>
  blankIfZero(dollars(k1.taxExemptInterest, basis.otherTaxExemptIncome)),
);
money('4', 'Income that increases basis', 'Add lines 3a through 3m', ({ item, at }) =>
  at(incomeForBasis, item.position),
);
money(
  '5',
  'Stock basis before distributions',
  'Stock basis before distributions. Add lines 1, 2, and 4',
  ({ item, at }) => at(basisBeforeDistributions, item.position),
);
money(
  '6',
  'Distributions',
  'Distributions (excluding dividend distributions). If line 6 is larger than line 5, subtract line 5 from line 6 and report the result as a capital gain on Form 8949 and Schedule D',
  ({ item: { basis } }) => blankIfZero(dollars(basis.distributions)),
);
const afterDistributions = money(
  '7',
  'Stock basis after distributions',
  'Stock basis after distributions. Subtract line 6 from line 5. If the result is zero or less, enter -0-, skip lines 8 through 14, and enter -0- on line 15',
  ({ item, at }) => at(basisAfterDistributions, item.position),
);
money('8a', 'Nondeductible expenses', 'Nondeductible expenses', ({ item: { basis }, get }) =>
  get(afterDistributions) === 0 ? null : blankIfZero(dollars(basis.nondeductibleExpenses)),
);
money('9', 'Nondeductible items', 'Add lines 8a through 8c', ({ item: { basis }, get }) =>
  get(afterDistributions) === 0 ? null : blankIfZero(dollars(basis.nondeductibleExpenses)),
);
const beforeLosses = money(
  '10',
  'Stock basis before losses',
  'Stock basis before loss and deduction items. Subtract line 9 from line 7. If the result is zero or less, enter -0-, skip lines 11 through 14, and enter -0- on line 15',
  ({ item, at, get }) => (get(afterDistributions) === 0 ? null : at(basisForLosses, item.position)),
);
const allowedFromStock = money(
  '11',
  'Losses allowed against stock basis',
  'Allowable loss and deduction items. Enter the amount from line 47, column (c)',
  ({ get, entry }) => (get(beforeLosses) === 0 ? null : entry(totalFromStock)),
);
const restoredFromStock = money(
  '12',
  'Debt basis restored',
  'Debt basis restoration (see net increase in instructions for line 23)',
  ({ item, at, get }) => (get(beforeLosses) === 0 ? null : blankIfZero(at(debtRestored, item.position))),
);
const decreases = money('14', 'Decreases', 'Add lines 11, 12, and 13', ({ get }) =>
  get(beforeLosses) === 0 ? null : get(allowedFromStock) + get(restoredFromStock),
);
export const stockAtEnd = money(
  '15',
  'Ending stock basis',
  'Stock basis at the end of the corporation’s tax year. Subtract line 14 from line 10. If the result is zero or less, enter -0-',
  ({ get }) => notBelowZero(get(beforeLosses) - get(decreases)),
);
