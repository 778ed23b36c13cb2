import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type HomeSale } from '../../facts/home-sale';
import { covers, refuse } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import { exclusionLimits } from './exclusion';

covers('homeSales');

const makers: CopyMakers<HomeSale> = formWithCopies(
  'home-sale',
  'Sale of Your Home',
  ({ facts }) => facts.homeSales,
  {
    name: 'Home Sale Worksheets',
    kind: 'worksheet',
    source: 'Publication 523 (2024), Worksheets 1 to 3',
    neededWhen: ({ facts }) => facts.homeSales.length > 0,
  },
);
export const homeSaleWorksheet = makers.form;
const { money } = makers;

export const sellingPrice = money('1', 'Selling price', 'Selling price of the home', ({ item }) =>
  dollars(item.price),
);
export const sellingExpenses = money('2', 'Selling expenses', 'Selling expenses', ({ item }) =>
  dollars(item.sellingExpenses),
);
export const amountRealized = money(
  '3',
  'Amount realized',
  'Subtract selling expenses from the selling price',
  ({ get }) => get(sellingPrice) - get(sellingExpenses),
);
export const adjustedBasis = money(
  '4',
  'Adjusted basis',
  'Cost and improvements, minus depreciation and other amounts that reduce basis',
  ({ item }) =>
    dollars(item.basis) +
    dollars(item.improvements) -
    dollars(item.basisReductions) -
    dollars(item.depreciation),
);
export const gainOrLoss = money(
  '5',
  'Gain or loss',
  'Subtract the adjusted basis from the amount realized',
  ({ get }) => get(amountRealized) - get(adjustedBasis),
);
/** Gain up to this amount can't be excluded (IRC 121(d)(6)). */
export const depreciationGain = money(
  '6',
  'Gain from depreciation',
  'Depreciation after May 6, 1997, but not more than the gain',
  ({ item, get }) => smallerOf(dollars(item.depreciation), notBelowZero(get(gainOrLoss))),
);
export const netGain = money(
  '7',
  'Net gain',
  'Subtract the gain from depreciation from the gain',
  ({ get }) => notBelowZero(get(gainOrLoss) - get(depreciationGain)),
);

const millisecondsOfDay = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsOfDay;

/** Days of nonqualified use over days owned, times the gain without depreciation (IRC 121(b)(5)(B) and (D)). */
export const nonqualifiedGain = money(
  '8',
  'Gain from nonqualified use',
  'Multiply the net gain by the days of nonqualified use and divide by the days owned',
  ({ item, get }) =>
    item.nonqualifiedUseDays === 0
      ? 0
      : (get(netGain) * item.nonqualifiedUseDays) /
        largerOf(1, largerOf(item.nonqualifiedUseDays, daysBetween(item.acquired, item.sold))),
);
export const eligibleGain = money(
  '9',
  'Excludable gain',
  'Subtract the gain from nonqualified use from the net gain',
  ({ get }) => get(netGain) - get(nonqualifiedGain),
);
export const taxpayerLimit = money(
  '10a',
  'Exclusion limit, taxpayer',
  'Taxpayer’s exclusion limit: $250,000, or the reduced limit for a short period of ownership or use',
  ({ item, facts, law }) => exclusionLimits(item, facts, law.homeSale).taxpayer,
);
export const spouseLimit = money(
  '10b',
  'Exclusion limit, spouse',
  'Spouse’s exclusion limit: $250,000, or the reduced limit for a short period of ownership or use',
  ({ item, facts, law }) => exclusionLimits(item, facts, law.homeSale).spouse,
);
export const exclusion = money(
  '11',
  'Exclusion',
  'Enter the smaller of the excludable gain or the exclusion limit',
  ({ get }) => smallerOf(get(eligibleGain), get(taxpayerLimit) + get(spouseLimit)),
);
export const taxableGain = money(
  '12',
  'Taxable gain',
  'Subtract the exclusion from the gain. A loss on a home is not deductible',
  ({ get }) => notBelowZero(get(gainOrLoss)) - get(exclusion),
);

refuse('homeSales.sold', 'A home sold in another year doesn’t belong on this return.', ({ facts, law }) =>
  facts.homeSales.some(({ sold, acquired }) => sold < law.firstDay || sold > law.lastDay || acquired > sold),
);
refuse(
  'homeSales.nonqualifiedUseDays',
  'The days of nonqualified use can’t be more than the days you owned the home.',
  ({ facts }) =>
    facts.homeSales.some((home) => home.nonqualifiedUseDays > daysBetween(home.acquired, home.sold)),
);
