import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Business } from '../../facts/business';
import { refuse, warn } from '../coverage';
import { listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies } from '../form';
import { tentativeProfit } from './schedule-c';

const makers: CopyMakers<Business> = formWithCopies(
  'simplified-home-office',
  'Simplified Method Worksheet',
  ({ facts }) => facts.businesses,
  {
    name: 'Simplified Method Worksheet',
    kind: 'worksheet',
    source: 'Instructions for Schedule C (2024), line 30',
    attachedWhen: ({ item }) => item.homeOffice?.simplified === true,
  },
);
export const simplifiedHomeOffice = makers.form;
const { money, count, rate } = makers;

export const incomeLimit = money(
  '1',
  'Profit before home office',
  'Enter the amount of the gross income limitation: Schedule C, line 29. If zero or less, enter -0-',
  ({ at, copy }) => notBelowZero(at(tentativeProfit, copy)),
);

export const allowableArea = count(
  '2',
  'Allowable square footage',
  'Allowable square footage for the qualified business use. Don’t enter more than 300 square feet',
  ({ item, law }) => smallerOf(item.homeOffice?.squareFeet ?? 0, law.business.homeOfficeSquareFeet),
);

export const amountPerSquareFoot = rate(
  '3c',
  'Rate per square foot',
  'Simplified method amount: maximum allowable amount $5',
  ({ law }) => law.business.homeOfficeRate,
);

export const simplifiedAllowance = money(
  '4',
  'Simplified method amount',
  'Multiply line 2 by line 3c',
  ({ get }) => get(allowableArea) * get(amountPerSquareFoot),
);

export const simplifiedDeduction = money(
  '5',
  'Home office deduction',
  'Allowable expenses using the simplified method. Enter the smaller of line 1 or line 4 here and on Schedule C, line 30',
  ({ get }) => smallerOf(get(incomeLimit), get(simplifiedAllowance)),
);

refuse(
  'businesses.homeOffice',
  'Businesses in the same home share 300 square feet under the simplified method and must use the same method. Reduce the square footage, or use actual expenses for all of them.',
  ({ facts, law }) =>
    listFilers({ facts }).some(({ owner }) => {
      const offices = ownedBy(facts.businesses, owner).flatMap(({ homeOffice }) => homeOffice ?? []);
      const simplified = offices.filter((office) => office.simplified);
      return (
        simplified.length > 0 &&
        offices.length > 1 &&
        (simplified.length < offices.length ||
          sum(simplified.map((office) => office.squareFeet)) > law.business.homeOfficeSquareFeet)
      );
    }),
);

// Rev. Proc. 2013-13: the area is an average over twelve months, and a month counts with 15 days of use or more.
warn(
  'businesses.homeOffice',
  'You used the simplified method for all of 2024, but this business started in 2024. Count only months in which you used the office 15 days or more. Enter the square footage (up to 300) times those months, divided by 12.',
  ({ facts }) =>
    facts.businesses.some(({ startedThisYear, homeOffice }) => startedThisYear && homeOffice?.simplified),
);
