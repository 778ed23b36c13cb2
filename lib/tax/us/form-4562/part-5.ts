import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars, exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Vehicle } from '../../facts/vehicle';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { isOfThisYear, listAllProperty, listTradesWithProperty } from './activities';
import { type ActivityReader, makers } from './form';
import {
  businessUse,
  isListedVehicle,
  isMostlyBusiness,
  isStraightLine,
  type ListedVehicle,
  usesActualCosts,
  vehicleDepreciation,
  yearLimit,
} from './listed-vehicle';

const { money, count, rate, yesNo, choice } = makers;

const listed = ({ item }: ActivityReader): ListedVehicle | null =>
  isListedVehicle(item.vehicle) ? item.vehicle : null;

/**
 * A vehicle that Part V asks about: depreciated, or driven at the standard mileage rate, which wants lines 24a and 24b,
 * columns (a) to (c) of Section A and all of Section B (Form 4562, Part V, note).
 */
function reported({ item }: ActivityReader): ListedVehicle | null {
  const { vehicle } = item;
  if (isListedVehicle(vehicle)) return vehicle;
  if (vehicle === null || vehicle === undefined || usesActualCosts(vehicle)) return null;
  return isPlaced(vehicle) && businessUse(vehicle) > 0 ? vehicle : null;
}

/** Narrows what is given: a copy of facts that are being traced is empty. */
const isPlaced = (vehicle: Vehicle): vehicle is ListedVehicle => vehicle.placedInService !== null;

const yearOfVehicle = (reader: ActivityReader, vehicle: ListedVehicle) =>
  vehicleDepreciation(vehicle, listAllProperty(reader.facts), reader.law.year, reader.law.depreciation);

export const hasEvidence = yesNo(
  '24a',
  'Evidence of business use',
  'Do you have evidence to support the business/investment use claimed?',
  (reader) => reported(reader)?.evidence ?? null,
);

export const hasWrittenEvidence = yesNo(
  '24b',
  'Written evidence',
  'If “Yes,” is the evidence written?',
  (reader) => (reported(reader)?.evidence ? (reported(reader)?.writtenEvidence ?? null) : null),
);

export const listedSpecialAllowance = money(
  '25',
  'Bonus depreciation for the vehicle',
  'Special depreciation allowance for qualified listed property placed in service during the tax year and used more than 50% in a qualified business use',
  (reader) => {
    const vehicle = listed(reader);
    return vehicle && blankIfZero(yearOfVehicle(reader, vehicle).bonus);
  },
);

/** Line 26 for more than half business use, line 27 for half or less. */
function makeVehicleRow(line: '26' | '27', title: string, isMostly: boolean) {
  const ofRow = (find: typeof listed) => (reader: ActivityReader) => {
    const vehicle = find(reader);
    return vehicle && isMostlyBusiness(vehicle, reader.law.depreciation) === isMostly ? vehicle : null;
  };
  const inRow = ofRow(listed);
  const shown = ofRow(reported);
  choice(
    `${line}(a)`,
    'Type of property',
    `${title}: (a) Type of property (list vehicles first)`,
    (reader) => (shown(reader) ? 'Vehicle' : null),
  );
  choice(
    `${line}(b)`,
    'Placed in service',
    `${title}: (b) Date placed in service`,
    (reader) => shown(reader)?.placedInService ?? null,
  );
  rate(`${line}(c)`, 'Business use', `${title}: (c) Business/investment use percentage`, (reader) => {
    const vehicle = shown(reader);
    return vehicle && businessUse(vehicle);
  });
  money(`${line}(d)`, 'Cost', `${title}: (d) Cost or other basis`, (reader) => {
    const vehicle = inRow(reader);
    return vehicle && dollars(vehicle.cost);
  });
  return {
    inRow,
    basis: money(
      `${line}(e)`,
      'Basis',
      `${title}: (e) Basis for depreciation (business/investment use only)`,
      (reader) => {
        const vehicle = inRow(reader);
        if (!vehicle) return null;
        const own = isOfThisYear(vehicle, reader.law) ? yearOfVehicle(reader, vehicle).bonus : 0;
        return exactDollars(vehicle.cost) * businessUse(vehicle) - exactDollars(vehicle.section179) - own;
      },
    ),
    method: choice(`${line}(g)`, 'Method', `${title}: (g) Method/Convention`, (reader) => {
      const vehicle = inRow(reader);
      return vehicle && (isStraightLine(vehicle, reader.law.depreciation) ? 'S/L' : '200 DB');
    }),
    deduction: money(
      `${line}(h)`,
      'Depreciation of the vehicle',
      `${title}: (h) Depreciation deduction`,
      (reader) => {
        const vehicle = inRow(reader);
        return vehicle && yearOfVehicle(reader, vehicle).regular;
      },
    ),
  };
}

const mostly = makeVehicleRow('26', 'Property used more than 50% in a qualified business use', true);
const lessOften = makeVehicleRow('27', 'Property used 50% or less in a qualified business use', false);

export const listedElected = money(
  '26(i)',
  'Section 179 cost of the vehicle',
  'Property used more than 50% in a qualified business use: (i) Elected section 179 cost',
  (reader) => {
    const vehicle = mostly.inRow(reader);
    return vehicle && isOfThisYear(vehicle, reader.law) ? blankIfZero(dollars(vehicle.section179)) : null;
  },
);

export const listedDepreciation = money(
  '28',
  'Depreciation of listed property',
  'Add amounts in column (h), lines 25 through 27. Enter here and on line 21, page 1',
  ({ entry }) =>
    addEntries([entry(listedSpecialAllowance), entry(mostly.deduction), entry(lessOften.deduction)]),
);

export const listedSection179 = money(
  '29',
  'Section 179 cost of listed property',
  'Add amounts in column (i), line 26. Enter here and on line 7, page 1',
  ({ entry }) => entry(listedElected),
);

export const businessMiles = count(
  '30',
  'Business miles',
  'Total business/investment miles driven during the year (don’t include commuting miles)',
  ({ item }) => item.vehicle?.businessMiles ?? null,
);

export const commutingMiles = count(
  '31',
  'Commuting miles',
  'Total commuting miles driven during the year',
  ({ item }) => item.vehicle?.commutingMiles ?? null,
);

export const otherMiles = count(
  '32',
  'Other personal miles',
  'Total other personal (noncommuting) miles driven',
  ({ item }) => item.vehicle?.otherMiles ?? null,
);

export const allMiles = count(
  '33',
  'Total miles',
  'Total miles driven during the year. Add lines 30 through 32',
  ({ entry }) => addEntries([entry(businessMiles), entry(commutingMiles), entry(otherMiles)]),
);

export const personalUse = yesNo(
  '34',
  'Available for personal use',
  'Was the vehicle available for personal use during off-duty hours?',
  (reader) => reported(reader)?.availableForPersonalUse ?? null,
);

export const usedByOwner = yesNo(
  '35',
  'Used by a more-than-5% owner',
  'Was the vehicle used primarily by a more than 5% owner or related person?',
  (reader) => (reported(reader) ? true : null),
);

export const anotherVehicle = yesNo(
  '36',
  'Another vehicle available',
  'Is another vehicle available for personal use?',
  (reader) => reported(reader)?.anotherVehicle ?? null,
);

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
  'Business use of your vehicle fell to 50% or less. Depreciation from earlier years must be recaptured on Form 4797, Part IV. This isn’t supported.',
  ofListed(
    (vehicle, { law }) =>
      !isOfThisYear(vehicle, law) &&
      !isMostlyBusiness(vehicle, law.depreciation) &&
      !vehicle.straightLine &&
      vehicle.firstYearMethod !== 'mileage',
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
  'Depreciation for this vehicle isn’t supported. That applies to a car placed in service before 2018 or after 2024, and to a car with a section 179 deduction in an earlier year.',
  ofListed(
    (vehicle, { law }) =>
      vehicle.placedInService > law.lastDay ||
      (vehicle.kind === 'car' && vehicle.placedInService < (law.depreciation.carLimits[0]?.from ?? '')) ||
      (isSome(vehicle.section179) && vehicle.placedInService < law.firstDay),
  ),
);
refuseVehicle(
  'To switch from the standard mileage rate, enter the depreciation included in those rates and the remaining years of use.',
  ofListed(
    (vehicle, { law }) =>
      vehicle.firstYearMethod === 'mileage' && !isOfThisYear(vehicle, law) && vehicle.remainingYears === 0,
  ),
);
