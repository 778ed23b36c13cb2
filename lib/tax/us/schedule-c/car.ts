import { blankIfZero } from '../../engine/verbs';
import { exactDollars, isSome } from '../../facts/cents';
import { type Business } from '../../facts/business';
import { refuse } from '../coverage';
import { type TaxCopyReader } from '../form';
import { placesPropertyInService } from '../form-4562/activities';
import { makers, type Trade } from './form';

const { money, count, choice } = makers;

type Vehicle = NonNullable<Business['vehicle']>;

const totalMiles = ({ businessMiles, commutingMiles, otherMiles }: Vehicle) =>
  businessMiles + commutingMiles + otherMiles;

refuse(
  'businesses.vehicle',
  'Actual costs of a vehicle need its miles: for business, to work and other. Give the miles.',
  ({ facts }) =>
    facts.businesses.some(
      ({ vehicle }) => vehicle !== null && isSome(vehicle.actualExpenses) && totalMiles(vehicle) === 0,
    ),
);

/** Actual costs of the car and their business share when they are given; the standard mileage rate otherwise. */
export const carAndTruckExpenses = money(
  '9',
  'Car and truck expenses',
  'Car and truck expenses (see instructions)',
  ({ item, law }) => {
    const { vehicle } = item.business;
    if (!vehicle) return null;
    if (!isSome(vehicle.actualExpenses)) return blankIfZero(vehicle.businessMiles * law.business.mileageRate);
    const miles = totalMiles(vehicle);
    return miles === 0
      ? null
      : blankIfZero((exactDollars(vehicle.actualExpenses) * vehicle.businessMiles) / miles);
  },
);

/** Part IV is left blank when the business files Form 4562, which asks the same. */
const partFour = ({ item: { business }, law }: TaxCopyReader<Trade>): Vehicle | null =>
  business.vehicle === null || placesPropertyInService(business, law) ? null : business.vehicle;

export const vehiclePlacedInService = choice(
  '43',
  'Vehicle in use since',
  'When did you place your vehicle in service for business purposes?',
  (reader) => partFour(reader)?.placedInService ?? null,
);

export const businessMiles = count(
  '44a',
  'Business miles',
  'Of the total number of miles you drove your vehicle during 2024, enter the number of miles you used your vehicle for: Business',
  (reader) => partFour(reader)?.businessMiles ?? null,
);

export const commutingMiles = count(
  '44b',
  'Commuting miles',
  'Commuting (see instructions)',
  (reader) => partFour(reader)?.commutingMiles ?? null,
);

export const otherMiles = count(
  '44c',
  'Other miles',
  'Other',
  (reader) => partFour(reader)?.otherMiles ?? null,
);
