import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { type TaxReader } from '../form';
import { lossTotals } from './allowed-losses';
import { makers } from './form';
import { modifiedIncomeForPassive } from './modified-income';

const { money } = makers;

export const activeIncome = money(
  '1a',
  'Active-participation rentals with income',
  'Rental real estate activities with active participation: Activities with net income (enter the amount from Part IV, column (a))',
  (reader) => blankIfZero(lossTotals(reader).activeIncome),
);
export const activeLoss = money(
  '1b',
  'Active-participation rentals with a loss',
  'Activities with net loss (enter the amount from Part IV, column (b))',
  (reader) => blankIfZero(-lossTotals(reader).activeLoss),
);
export const priorActive = money(
  '1c',
  'Prior-year unallowed losses',
  'Prior years’ unallowed losses (enter the amount from Part IV, column (c))',
  (reader) => blankIfZero(-lossTotals(reader).priorActive),
);
export const activeTotal = money(
  '1d',
  'Total for active-participation rentals',
  'Combine lines 1a, 1b, and 1c',
  ({ get }) => get(activeIncome) + get(activeLoss) + get(priorActive),
);
export const otherIncome = money(
  '2a',
  'Other passive activities with income',
  'All other passive activities: Activities with net income (enter the amount from Part V, column (a))',
  (reader) => blankIfZero(lossTotals(reader).otherIncome),
);
export const otherLoss = money(
  '2b',
  'Other passive activities with a loss',
  'Activities with net loss (enter the amount from Part V, column (b))',
  (reader) => blankIfZero(-lossTotals(reader).otherLoss),
);
export const priorOther = money(
  '2c',
  'Prior-year unallowed losses',
  'Prior years’ unallowed losses (enter the amount from Part V, column (c))',
  (reader) => blankIfZero(-lossTotals(reader).priorOther),
);
export const otherTotal = money(
  '2d',
  'Total for other passive activities',
  'Combine lines 2a, 2b, and 2c',
  ({ get }) => get(otherIncome) + get(otherLoss) + get(priorOther),
);
export const passiveTotal = money(
  '3',
  'Total for all passive activities',
  'Combine lines 1d and 2d. If this line is zero or more, all losses are allowed',
  ({ get }) => get(activeTotal) + get(otherTotal),
);

/** Part II is for an overall loss that active rentals have a part in; not after living with a spouse who files apart. */
const usesAllowance = ({ get, facts }: TaxReader): boolean =>
  get(passiveTotal) < 0 && get(activeTotal) < 0 && (facts.filingStatus !== 'mfs' || facts.livedApartAllYear);

export const lossForAllowance = money(
  '4',
  'Loss eligible for the allowance',
  'Enter the smaller of the loss on line 1d or the loss on line 3',
  (reader) => (usesAllowance(reader) ? smallerOf(-reader.get(activeTotal), -reader.get(passiveTotal)) : null),
);
export const allowanceEnds = money(
  '5',
  'Modified AGI at which the allowance ends',
  'Enter $150,000. If married filing separately, see instructions',
  (reader) => {
    if (!usesAllowance(reader)) return null;
    const { allowance, allowanceApart, phaseOutStart, phaseOutStartApart, phaseOutRate } =
      reader.law.passiveLoss;
    return reader.facts.filingStatus === 'mfs'
      ? phaseOutStartApart + allowanceApart / phaseOutRate
      : phaseOutStart + allowance / phaseOutRate;
  },
);
export const modifiedIncome = money(
  '6',
  'Modified adjusted gross income',
  'Enter modified adjusted gross income, but not less than zero. See instructions',
  (reader) => (usesAllowance(reader) ? modifiedIncomeForPassive(reader) : null),
);
export const belowTheEnd = money(
  '7',
  'Modified AGI below that amount',
  'Subtract line 6 from line 5. If line 6 is greater than or equal to line 5, skip lines 7 and 8 and enter -0- on line 9',
  (reader) =>
    usesAllowance(reader) ? notBelowZero(reader.get(allowanceEnds) - reader.get(modifiedIncome)) : null,
);
export const halfOfIt = money(
  '8',
  'Maximum allowance',
  'Multiply line 7 by 50% (0.50). Do not enter more than $25,000. If married filing separately, see instructions',
  (reader) => {
    if (!usesAllowance(reader)) return null;
    const { allowance, allowanceApart, phaseOutRate } = reader.law.passiveLoss;
    const most = reader.facts.filingStatus === 'mfs' ? allowanceApart : allowance;
    return smallerOf(reader.get(belowTheEnd) * phaseOutRate, most);
  },
);
export const allowance = money(
  '9',
  'Rental loss allowance',
  'Enter the smaller of line 4 or line 8',
  (reader) => (usesAllowance(reader) ? smallerOf(reader.get(lossForAllowance), reader.get(halfOfIt)) : null),
);
export const passiveIncome = money(
  '10',
  'Passive income',
  'Add the income, if any, on lines 1a and 2a and enter the total',
  ({ get }) => get(activeIncome) + get(otherIncome),
);

/** With no overall loss all losses count. */
export const totalAllowed = money(
  '11',
  'Total losses allowed',
  'Total losses allowed from all passive activities for 2024. Add lines 9 and 10',
  ({ get }) =>
    get(passiveTotal) >= 0
      ? -(get(activeLoss) + get(priorActive) + get(otherLoss) + get(priorOther))
      : get(allowance) + get(passiveIncome),
);
