import { notBelowZero } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { type BaseYear } from '../../facts/farm-averaging';
import { type ReturnInput } from '../../facts/return-input';
import { type CopyMakers, formWithCopies } from '../form';
import { electsAveraging } from './form';

/** The base years from the earliest on: the copies of the worksheet. */
export const listBaseYears = ({ facts }: { facts: ReturnInput }): readonly BaseYear[] => [
  facts.farmAveraging.threeYearsAgo,
  facts.farmAveraging.twoYearsAgo,
  facts.farmAveraging.lastYear,
];

const makers: CopyMakers<BaseYear> = formWithCopies(
  'schedule-j-taxable-income',
  'Taxable Income Worksheet for a Base Year',
  listBaseYears,
  {
    name: 'Taxable Income Worksheet',
    kind: 'worksheet',
    source: 'Instructions for Schedule J (2024), Taxable Income Worksheets for lines 5, 9, and 13',
    neededWhen: electsAveraging,
    attachedWhen: ({ item, facts }) =>
      electsAveraging({ facts }) && isSome(item.shortfall) && !isSome(item.taxableIncome),
  },
);
export const taxableIncomeWorksheet = makers.form;
const { money } = makers;

export const shortfall = money(
  '1',
  'Taxable income below zero',
  'Figure the taxable income from your tax return of the base year (or as previously adjusted) without limiting it to zero. If you had an NOL for the year, don’t include any NOL carryovers or carrybacks to it. Enter the result as a positive amount',
  ({ item }) => dollars(item.shortfall),
);

export const unusedCapitalLoss = money(
  '2',
  'Capital loss carried forward',
  'If there is a loss on your Schedule D, line 21, of the base year, add that loss (as a positive amount) and your capital loss carryover to the next year. Subtract from that sum the amount of the loss on Schedule D, line 16, and enter the result',
  ({ item }) =>
    notBelowZero(
      dollars(item.deductedCapitalLoss) + dollars(item.capitalLossCarriedOn) - dollars(item.capitalLoss),
    ),
);

export const operatingLoss = money(
  '3',
  'Net operating loss',
  'If you had an NOL for the base year, enter it as a positive amount. Otherwise, enter as a positive amount the portion, if any, of the NOL carryovers and carrybacks to the year that weren’t used in it and were carried to later years',
  ({ item }) => dollars(item.netOperatingLoss),
);

export const countedElsewhere = money(
  '4',
  'Losses counted in other years',
  'Add lines 2 and 3',
  ({ get }) => get(unusedCapitalLoss) + get(operatingLoss),
);

export const negativeIncome = money(
  '5',
  'Taxable income for averaging',
  'Subtract line 4 from line 1. Enter the result as a negative amount on Schedule J, line 5, 9, or 13',
  ({ get }) => 0 - notBelowZero(get(shortfall) - get(countedElsewhere)),
);
