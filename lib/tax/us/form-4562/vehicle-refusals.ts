import { exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Vehicle } from '../../facts/vehicle';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { isOfThisYear, listTradesWithProperty } from './activities';
import {
  businessUse,
  isListedVehicle,
  isMostlyBusiness,
  type ListedVehicle,
  usesActualCosts,
  yearLimit,
} from './listed-vehicle';
import { fellAfterRecovery, hasFallen, listEarlierUse } from './vehicle-recapture';

type Reason = (vehicle: Vehicle, reader: TaxReader) => boolean;
const vehiclesOf = (facts: ReturnInput): Vehicle[] =>
  listTradesWithProperty(facts).flatMap(({ vehicle }) => (vehicle === null ? [] : [vehicle]));
const refuseVehicle = (message: string, reason: Reason) =>
  refuse(
    'businesses.vehicle',
    message,
    (reader) => vehiclesOf(reader.facts).some((vehicle) => reason(vehicle, reader)),
    { alsoWithoutItems: true },
  );
const ofListed =
  (reason: (vehicle: ListedVehicle, reader: TaxReader) => boolean): Reason =>
  (vehicle, reader) =>
    isListedVehicle(vehicle) && reason(vehicle, reader);

refuseVehicle(
  'To depreciate a vehicle, we need the date it was placed in service, and its business, commuting, and other miles.',
  (vehicle) =>
    usesActualCosts(vehicle) &&
    isSome(vehicle.cost) &&
    (vehicle.placedInService === null || businessUse(vehicle) === 0),
);
// Rev. Proc. 2019-46, section 4.05: not after MACRS, section 179 or bonus.
refuseVehicle(
  'You can’t use the standard mileage rate for a vehicle if you used actual expenses in its first year. Choose actual expenses.',
  (vehicle) =>
    !usesActualCosts(vehicle) &&
    (vehicle.firstYearMethod === 'actual' || vehicle.bonus || isSome(vehicle.section179)),
);
refuseVehicle(
  'Section 179 and bonus depreciation for a vehicle require more than 50% business use in the year it’s placed in service.',
  ofListed(
    (vehicle, { law }) =>
      isOfThisYear(vehicle, law) &&
      !isMostlyBusiness(vehicle, law.depreciation) &&
      (vehicle.bonus || isSome(vehicle.section179)),
  ),
);
refuseVehicle(
  'Business use of your vehicle fell to 50% or less this year. Enter its business use in each earlier year (up to five).',
  ofListed((vehicle, { law }) => hasFallen(vehicle, law) && listEarlierUse(vehicle, law).includes(null)),
);
refuseVehicle(
  'Business use of your vehicle was already 50% or less in an earlier year. It has been on straight-line depreciation since then. Select straight line.',
  ofListed(
    (vehicle, { law }) =>
      hasFallen(vehicle, law) &&
      listEarlierUse(vehicle, law).some((use) => use !== null && use <= law.depreciation.listedUseShare),
  ),
);
refuseVehicle(
  'You took a section 179 deduction on this vehicle in an earlier year. Enter its business use in the first year.',
  ofListed(
    (vehicle, { law }) =>
      isSome(vehicle.section179) && !isOfThisYear(vehicle, law) && vehicle.earlierUse.first === null,
  ),
);
refuseVehicle(
  'The section 179 amount is over the limit for this vehicle: the annual limit for a car ($20,400 with bonus, $12,400 without, times business use), $30,500 for a heavy SUV, or its business cost.',
  ofListed((vehicle, { law }) => {
    if (!isSome(vehicle.section179) || !isOfThisYear(vehicle, law)) return false;
    const use = businessUse(vehicle);
    const most =
      vehicle.kind === 'heavySuv'
        ? law.depreciation.heavySuvLimit
        : yearLimit(vehicle, 0, law.depreciation) * use;
    return exactDollars(vehicle.section179) > Math.min(most, exactDollars(vehicle.cost) * use);
  }),
);
refuseVehicle(
  'Depreciation for this vehicle isn’t supported. That applies to a car placed in service before 2012 or after 2024. It also applies when business use of a car falls to 50% or less for the first time in its seventh year or later.',
  ofListed(
    (vehicle, { law }) =>
      vehicle.placedInService > law.lastDay ||
      (vehicle.kind === 'car' &&
        (vehicle.placedInService < (law.depreciation.earlierCarLimits[0]?.from ?? '') ||
          fellAfterRecovery(vehicle, law))),
  ),
);
refuseVehicle(
  'To switch from the standard mileage rate, enter the depreciation included in those rates and the remaining useful life in years.',
  ofListed(
    (vehicle, { law }) =>
      vehicle.firstYearMethod === 'mileage' && !isOfThisYear(vehicle, law) && vehicle.remainingYears === 0,
  ),
);
