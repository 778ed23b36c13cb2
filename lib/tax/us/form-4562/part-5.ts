import { addEntries, blankIfZero } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type Vehicle } from '../../facts/vehicle';
import { isOfThisYear, listAllProperty } from './activities';
import { type ActivityReader, makers } from './form';
import {
  businessUse,
  firstYearUse,
  isListedVehicle,
  isMostlyBusiness,
  isStraightLine,
  type ListedVehicle,
  usesActualCosts,
  vehicleDepreciation,
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

/** What section 179 took of the part that is used for business this year; straight line starts from the whole cost. */
function expensedPart({ law }: ActivityReader, vehicle: ListedVehicle): number {
  const section179 = exactDollars(vehicle.section179);
  if (isOfThisYear(vehicle, law)) return section179;
  const first = firstYearUse(vehicle);
  return first === 0 || isStraightLine(vehicle, law.depreciation)
    ? 0
    : (section179 / first) * businessUse(vehicle);
}

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
        return exactDollars(vehicle.cost) * businessUse(vehicle) - expensedPart(reader, vehicle) - own;
      },
    ),
    method: choice(`${line}(g)`, 'Method', `${title}: (g) Method/Convention`, (reader) => {
      const vehicle = inRow(reader);
      return vehicle && (isStraightLine(vehicle, reader.law.depreciation) ? 'S/L' : '200 DB');
    }),
    deduction: money(
      `${line}(h)`,
      'Depreciation on the vehicle',
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
  'Depreciation on listed property',
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
