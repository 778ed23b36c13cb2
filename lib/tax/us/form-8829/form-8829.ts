import { roundToPlaces } from '../../engine/rounding';
import { addEntries, blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { type Business } from '../../facts/business';
import { type Cents, dollars, isSome, noCents } from '../../facts/cents';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { tentativeProfit } from '../schedule-c/schedule-c';

type HomeOffice = NonNullable<Business['homeOffice']>;

const makers: CopyMakers<Business> = formWithCopies(
  '8829',
  'Expenses for Business Use of Your Home',
  ({ facts }) => facts.businesses,
  { sequence: '176', attachedWhen: ({ item }) => item.homeOffice !== null && !item.homeOffice.simplified },
);
export const form8829 = makers.form;
const { money, count, rate } = makers;

const actual = ({ item }: TaxCopyReader<Business>): HomeOffice | null =>
  item.homeOffice && !item.homeOffice.simplified ? item.homeOffice : null;

/** Costs of the whole home: column (b), indirect expenses. */
const indirect = (pick: (expenses: HomeOffice['expenses']) => Cents) => (reader: TaxCopyReader<Business>) =>
  blankIfZero(dollars(pick(actual(reader)?.expenses ?? nothing)));
const nothing: HomeOffice['expenses'] = {
  mortgageInterest: noCents,
  realEstateTaxes: noCents,
  insurance: noCents,
  rent: noCents,
  repairs: noCents,
  utilities: noCents,
  other: noCents,
};

refuse(
  'businesses.homeOffice',
  'Actual costs of a home that you own (Form 8829 with depreciation of the home) are not supported. The simplified method is.',
  ({ facts }) =>
    facts.businesses.some(
      ({ homeOffice }) =>
        homeOffice !== null &&
        !homeOffice.simplified &&
        (isSome(homeOffice.expenses.mortgageInterest) || isSome(homeOffice.expenses.realEstateTaxes)),
    ),
);
refuse(
  'businesses.homeOffice',
  'The home office can not be larger than the home. Give the square feet of both.',
  ({ facts }) =>
    facts.businesses.some(
      ({ homeOffice }) =>
        homeOffice !== null &&
        ((!homeOffice.simplified && homeOffice.totalSquareFeet === 0) ||
          (homeOffice.totalSquareFeet > 0 && homeOffice.squareFeet > homeOffice.totalSquareFeet)),
    ),
);

export const officeArea = count(
  '1',
  'Area of the office',
  'Area used regularly and exclusively for business, regularly for daycare, or for storage of inventory or product samples',
  (reader) => actual(reader)?.squareFeet ?? null,
);

export const homeArea = count(
  '2',
  'Area of the home',
  'Total area of home',
  (reader) => actual(reader)?.totalSquareFeet ?? null,
);

/** As a percentage with two decimals. */
export const businessShare = rate(
  '3',
  'Share used for business',
  'Divide line 1 by line 2. Enter the result as a percentage',
  ({ get }) => (get(homeArea) === 0 ? null : roundToPlaces(get(officeArea) / get(homeArea), 4)),
);

export const businessPercentage = rate(
  '7',
  'Business percentage',
  'Business percentage. For daycare facilities not used exclusively for business, multiply line 6 by line 3. All others, enter the amount from line 3',
  ({ entry }) => entry(businessShare),
);

export const incomeLimit = money(
  '8',
  'Profit before home office',
  'Enter the amount from Schedule C, line 29, plus any gain derived from the business use of your home',
  ({ at, copy }) => at(tentativeProfit, copy),
);

/** A renter has no casualty losses, mortgage interest or real estate taxes: lines 9 to 14 stay blank. */
export const limitForExpenses = money(
  '15',
  'Limit for other costs',
  'Subtract line 14 from line 8. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(incomeLimit)),
);

export const insurance = money(
  '18(b)',
  'Insurance',
  'Insurance: indirect expenses',
  indirect((expenses) => expenses.insurance),
);
export const rent = money(
  '19(b)',
  'Rent',
  'Rent: indirect expenses',
  indirect((expenses) => expenses.rent),
);
export const repairs = money(
  '20(b)',
  'Repairs',
  'Repairs and maintenance: indirect expenses',
  indirect((expenses) => expenses.repairs),
);
export const utilities = money(
  '21(b)',
  'Utilities',
  'Utilities: indirect expenses',
  indirect((expenses) => expenses.utilities),
);
export const otherCosts = money(
  '22(b)',
  'Other costs',
  'Other expenses: indirect expenses',
  indirect((expenses) => expenses.other),
);

export const costsOfHome = money(
  '23(b)',
  'Costs of the home',
  'Add lines 16 through 22: indirect expenses',
  ({ entry }) =>
    addEntries([entry(insurance), entry(rent), entry(repairs), entry(utilities), entry(otherCosts)]),
);

export const businessCosts = money(
  '24',
  'Business share of the costs',
  'Multiply line 23, column (b), by line 7',
  ({ get }) => get(costsOfHome) * get(businessPercentage),
);

export const form8829Allowable = money(
  '26',
  'Costs before the limit',
  'Add line 23, column (a), line 24, and line 25',
  ({ get }) => get(businessCosts),
);

export const allowableOperating = money(
  '27',
  'Costs within the limit',
  'Allowable operating expenses. Enter the smaller of line 15 or line 26',
  ({ get }) => smallerOf(get(limitForExpenses), get(form8829Allowable)),
);

export const allAllowable = money('34', 'All allowed costs', 'Add lines 14, 27, and 33', ({ get }) =>
  get(allowableOperating),
);

export const form8829Deduction = money(
  '36',
  'Home office deduction',
  'Allowable expenses for business use of your home. Subtract line 35 from line 34. Enter here and on Schedule C, line 30',
  ({ get }) => get(allAllowable),
);

export const carriedToNextYear = money(
  '43',
  'Carried to 2025',
  'Operating expenses. Subtract line 27 from line 26. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(form8829Allowable) - get(allowableOperating)),
);
