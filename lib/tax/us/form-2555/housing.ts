import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars, isSome } from '../../facts/cents';
import { type ForeignReader, foreignEarnedIncome, wages } from './earned';
import { daysInYear, makers, qualifies } from './form';

const { money, count, rate, choice } = makers;

/** "If zero or less, don't complete the rest of this part or any of Part IX." */
const claimsHousing = (reader: ForeignReader): boolean =>
  qualifies(reader, reader.item) &&
  isSome(reader.item.housingExpenses) &&
  reader.get(foreignEarnedIncome) > 0;

const whenClaimed =
  <V>(rule: (reader: ForeignReader) => V | null) =>
  (reader: ForeignReader): V | null =>
    claimsHousing(reader) ? rule(reader) : null;

export const housingExpenses = money(
  '28',
  'Housing expenses',
  'Qualified housing expenses for the tax year (see instructions)',
  whenClaimed(({ item }) => dollars(item.housingExpenses)),
);

export const location = choice(
  '29a',
  'Location',
  'Enter location where housing expenses incurred',
  whenClaimed(({ item }) => item.housingLocation || item.country || null),
);

const cents = 2;

/** For less than a year the limit counts by days, at an amount a day in dollars and cents. */
export const housingLimit = money(
  '29b',
  'Limit on housing expenses',
  'Enter limit on housing expenses (see instructions)',
  whenClaimed(({ item, law, get }) => {
    const { housingLimit: general, daysOfYear } = law.foreignEarnedIncome;
    const full = item.housingLimit === null ? general : exactDollars(item.housingLimit);
    const days = get(qualifyingDays);
    return days === daysOfYear ? full : days * roundToPlaces(full / daysOfYear, cents);
  }),
);

export const limitedExpenses = money(
  '30',
  'Expenses within the limit',
  'Enter the smaller of line 28 or line 29b',
  whenClaimed(({ get }) => smallerOf(get(housingExpenses), get(housingLimit))),
);

export const qualifyingDays = count(
  '31',
  'Days in the qualifying period',
  'Number of days in your qualifying period that fall within your 2024 tax year',
  whenClaimed((reader) => daysInYear(reader, reader.item)),
);

export const housingBase = money(
  '32',
  'Base amount',
  'Multiply $55.30 by the number of days on line 31. If 366 is entered on line 31, enter $20,240 here',
  whenClaimed(({ get, law }) => {
    const { daysOfYear, housingBase: full, housingBaseEachDay } = law.foreignEarnedIncome;
    return get(qualifyingDays) === daysOfYear ? full : get(qualifyingDays) * housingBaseEachDay;
  }),
);

export const housingAmount = money(
  '33',
  'Housing amount',
  'Subtract line 32 from line 30. If the result is zero or less, do not complete the rest of this part or any of Part IX',
  whenClaimed(({ get }) => notBelowZero(get(limitedExpenses) - get(housingBase))),
);

const whenLeft = <V>(rule: (reader: ForeignReader) => V | null) =>
  whenClaimed((reader) => (reader.get(housingAmount) > 0 ? rule(reader) : null));

/** All that an employer pays is for housing, too: wages, noncash income and allowances. */
export const employerProvided = money(
  '34',
  'Employer-provided amounts',
  'Enter employer-provided amounts (see instructions)',
  whenLeft(({ get }) => get(wages)),
);

const places = 3;

export const employerShare = rate(
  '35',
  'Employer-provided share',
  'Divide line 34 by line 27. Enter the result as a decimal (rounded to at least three places), but do not enter more than "1.000"',
  whenLeft(({ get }) =>
    smallerOf(1, roundToPlaces(get(employerProvided) / get(foreignEarnedIncome), places)),
  ),
);

export const housingExclusion = money(
  '36',
  'Housing exclusion',
  'Housing exclusion. Multiply line 33 by line 35. Enter the result but do not enter more than the amount on line 34',
  whenLeft(({ get }) => smallerOf(get(housingAmount) * get(employerShare), get(employerProvided))),
);
