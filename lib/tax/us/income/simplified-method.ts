import { dollars, exactDollars, minus } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import { type Law } from '../law/law';

/** One copy for each Form 1099-R; used for pensions that were partly paid for by the person. */
const makers: CopyMakers<Retirement> = formWithCopies(
  'simplified-method',
  'Simplified Method Worksheet',
  ({ facts }) => facts.retirement,
  {
    name: 'Simplified Method Worksheet',
    kind: 'worksheet',
    source: 'Instructions for Form 1040 (2024), lines 5a and 5b',
    attachedWhen: ({ item }) => item.simplifiedMethod !== null,
  },
);
export const simplifiedMethodWorksheet = makers.form;
const { money, count } = makers;

/** Table 1 for one life, Table 2 for two ages added. */
export function expectedPayments(method: NonNullable<Retirement['simplifiedMethod']>, law: Law): number {
  const { oneLife, twoLives, twoLivesFrom } = law.simplifiedMethod;
  const forTwo = method.jointAges > 0 && method.startDate >= twoLivesFrom;
  const age = forTwo ? method.jointAges : method.ageAtStart;
  return (forTwo ? twoLives : oneLife).find(({ upTo }) => age <= upTo)?.payments ?? 0;
}

/** Payments of the year: from the month of the starting date on. */
function monthsPaid(startDate: string, law: Law): number {
  if (startDate < law.firstDay) return 12;
  return startDate > law.lastDay ? 0 : 13 - Number(startDate.slice(5, 7));
}

export const payments = money(
  '1',
  'Payments this year',
  'Enter the total pension or annuity payments from Form 1099-R, box 1. Also, enter this amount on Form 1040, line 5a',
  ({ item }) => (item.simplifiedMethod ? dollars(minus(item.grossDistribution, item.rollover)) : null),
);

export const cost = money(
  '2',
  'Your cost',
  'Enter your cost in the plan at the annuity starting date',
  ({ item }) => (item.simplifiedMethod ? dollars(item.simplifiedMethod.cost) : null),
);

export const expectedNumber = count(
  '3',
  'Expected payments',
  'Enter the appropriate number from Table 1. But if your annuity starting date was after 1997 and the payments are for your life and that of your beneficiary, enter the appropriate number from Table 2',
  ({ item, law }) => (item.simplifiedMethod ? expectedPayments(item.simplifiedMethod, law) : null),
);

/** Shown in whole dollars; line 5 counts with the cents. */
export const monthlyPart = money(
  '4',
  'Tax-free part of each monthly payment',
  'Divide line 2 by the number on line 3',
  ({ item, get }) =>
    item.simplifiedMethod ? exactDollars(item.simplifiedMethod.cost) / get(expectedNumber) : null,
);

export const yearlyPart = money(
  '5',
  'Tax-free part for the year',
  'Multiply line 4 by the number of months for which this year’s payments were made',
  ({ item, get, law }) => {
    const method = item.simplifiedMethod;
    if (!method) return null;
    return (exactDollars(method.cost) * monthsPaid(method.startDate, law)) / get(expectedNumber);
  },
);

export const recoveredBefore = money(
  '6',
  'Recovered in earlier years',
  'Enter the amount, if any, recovered tax free in years after 1986',
  ({ item }) => (item.simplifiedMethod ? dollars(item.simplifiedMethod.recoveredBefore) : null),
);

export const costLeft = money(
  '7',
  'Cost not yet recovered',
  'Subtract line 6 from line 2',
  ({ item, get }) => (item.simplifiedMethod ? notBelowZero(get(cost) - get(recoveredBefore)) : null),
);

export const taxFree = money(
  '8',
  'Tax-free this year',
  'Enter the smaller of line 5 or line 7',
  ({ item, get }) => (item.simplifiedMethod ? smallerOf(get(yearlyPart), get(costLeft)) : null),
);

export const taxablePension = money(
  '9',
  'Taxable amount',
  'Taxable amount for year. Subtract line 8 from line 1. Enter the result, but not less than zero. Also, enter this amount on Form 1040, line 5b',
  ({ item, get }) => (item.simplifiedMethod ? notBelowZero(get(payments) - get(taxFree)) : null),
);

export const recoveredSoFar = money('10', 'Recovered so far', 'Add lines 6 and 8', ({ item, get }) =>
  item.simplifiedMethod ? get(recoveredBefore) + get(taxFree) : null,
);

export const costForLater = money(
  '11',
  'Cost to recover in later years',
  'Balance of cost to be recovered. Subtract line 10 from line 2',
  ({ item, get }) => (item.simplifiedMethod ? notBelowZero(get(cost) - get(recoveredSoFar)) : null),
);

refuse(
  'retirement.simplifiedMethod',
  'The Simplified Method is supported for pensions (not IRAs) that started after November 18, 1996. Enter your age at the annuity starting date. It isn’t supported for a person who died during the year.',
  ({ facts, law }) =>
    facts.retirement.some(({ ira, owner, simplifiedMethod: method }) => {
      if (method === null) return false;
      const person = owner === 'spouse' ? facts.spouse : facts.taxpayer;
      const forTwo = method.jointAges > 0 && method.startDate >= law.simplifiedMethod.twoLivesFrom;
      return (
        ira ||
        Boolean(person?.dateOfDeath) ||
        method.startDate > law.lastDay ||
        method.startDate < law.simplifiedMethod.oneLifeFrom ||
        (!forTwo && method.ageAtStart === 0)
      );
    }),
);
