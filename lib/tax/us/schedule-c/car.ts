import { blankIfZero } from '../../engine/verbs';
import { isSome } from '../../facts/cents';
import { type Vehicle } from '../../facts/vehicle';
import { refuse } from '../coverage';
import { type TaxCopyReader } from '../form';
import { files4562 } from '../form-4562/activities';
import { totalMiles } from '../form-4562/listed-vehicle';
import { vehicleCosts } from '../form-4562/vehicle-costs';
import { makers, type Trade } from './form';

const { money, count, choice, yesNo } = makers;

refuse(
  'businesses.vehicle',
  'To deduct actual vehicle expenses, enter the business, commuting, and other miles.',
  ({ facts }) =>
    facts.businesses.some(
      ({ vehicle }) => vehicle !== null && isSome(vehicle.actualExpenses) && totalMiles(vehicle) === 0,
    ),
);

export const carAndTruckExpenses = money(
  '9',
  'Car and truck expenses',
  'Car and truck expenses (see instructions)',
  ({ item, law }) => {
    const { vehicle } = item.business;
    return vehicle && blankIfZero(vehicleCosts(vehicle, law));
  },
);

/** Part IV is left blank when the business files Form 4562, which asks the same. */
const partFour = ({ item: { business }, law }: TaxCopyReader<Trade>): Vehicle | null =>
  business.vehicle === null || files4562(business, law) ? null : business.vehicle;

export const vehiclePlacedInService = choice(
  '43',
  'Date vehicle placed in service',
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

export const personalUse = yesNo(
  '45',
  'Available for personal use',
  'Was your vehicle available for personal use during off-duty hours?',
  (reader) => partFour(reader)?.availableForPersonalUse ?? null,
);

export const anotherVehicle = yesNo(
  '46',
  'Another vehicle available',
  'Do you (or your spouse) have another vehicle available for personal use?',
  (reader) => partFour(reader)?.anotherVehicle ?? null,
);

export const evidence = yesNo(
  '47a',
  'Evidence to support deduction',
  'Do you have evidence to support your deduction?',
  (reader) => partFour(reader)?.evidence ?? null,
);

export const writtenEvidence = yesNo(
  '47b',
  'Written evidence',
  'If “Yes,” is the evidence written?',
  (reader) => (partFour(reader)?.evidence ? (partFour(reader)?.writtenEvidence ?? null) : null),
);
