import { roundToPlaces } from '../../engine/rounding';
import { refuse } from '../coverage';
import { makers, officeOf } from './form';

const { count, rate } = makers;

export const officeArea = count(
  '1',
  'Area used for business',
  'Area used regularly and exclusively for business, regularly for daycare, or for storage of inventory or product samples',
  (reader) => officeOf(reader)?.squareFeet ?? null,
);

export const homeArea = count(
  '2',
  'Total area of home',
  'Total area of home',
  (reader) => officeOf(reader)?.totalSquareFeet ?? null,
);

/** As a percentage with two decimals. */
export const businessShare = rate(
  '3',
  'Business share of area',
  'Divide line 1 by line 2. Enter the result as a percentage',
  ({ get }) => (get(homeArea) === 0 ? null : roundToPlaces(get(officeArea) / get(homeArea), 4)),
);

export const daycareHours = count(
  '4',
  'Hours of daycare',
  'Multiply days used for daycare during year by hours used per day',
  (reader) => officeOf(reader)?.daycareHours || null,
);

export const hoursAvailable = count(
  '5',
  'Hours available',
  'If you started or stopped using your home for daycare during the year, see instructions; otherwise, enter 8,784',
  (reader) =>
    reader.entry(daycareHours) === null
      ? null
      : officeOf(reader)?.daycareHoursAvailable || reader.law.business.hoursOfYear,
);

export const daycareShare = rate(
  '6',
  'Daycare share of hours',
  'Divide line 4 by line 5. Enter the result as a decimal amount',
  ({ get, entry }) =>
    entry(daycareHours) === null ? null : roundToPlaces(get(daycareHours) / get(hoursAvailable), 4),
);

export const businessPercentage = rate(
  '7',
  'Business percentage',
  'Business percentage. For daycare facilities not used exclusively for business, multiply line 6 by line 3. All others, enter the amount from line 3',
  ({ entry }) => {
    const share = entry(businessShare);
    const time = entry(daycareShare);
    return share === null || time === null ? share : roundToPlaces(share * time, 4);
  },
);

refuse(
  'businesses.homeOffice',
  'The home office can’t be larger than the home. Enter the square footage of both.',
  ({ facts }) =>
    facts.businesses.some(
      ({ homeOffice }) =>
        homeOffice !== null &&
        ((!homeOffice.simplified && homeOffice.totalSquareFeet === 0) ||
          (homeOffice.totalSquareFeet > 0 && homeOffice.squareFeet > homeOffice.totalSquareFeet)),
    ),
);
