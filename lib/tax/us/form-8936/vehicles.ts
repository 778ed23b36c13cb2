import { smallerOf } from '../../engine/verbs';
import { dollars, exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse, warn } from '../coverage';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { agiWithForeignIncome } from '../form-2555/exclusion';

covers('cleanVehicles');

export type CleanVehicle = ReturnInput['cleanVehicles'][number];

/** The smaller income of 2024 and 2023 counts (Form 8936, line 5); without the figure of 2023, that of 2024. */
export function smallerIncome(reader: TaxReader): number {
  const { agi: prior } = reader.facts.priorYear;
  const income = agiWithForeignIncome(reader);
  return prior === null ? income : smallerOf(income, dollars(prior));
}

const incomeLimit = ({ facts, law }: TaxReader, { newVehicle }: CleanVehicle): number =>
  law.cleanVehicles[newVehicle ? 'newIncomeLimit' : 'usedIncomeLimit'][facts.filingStatus];

/**
 * A credit that the dealer took off the price comes back as tax above the income limit (IRC 30D(g)(10), 25E(f)), or when the
 * vehicle is sold again at once (Schedule A (Form 8936), lines 8a and 13a).
 */
export const mustRepay = (reader: TaxReader, vehicle: CleanVehicle): boolean =>
  vehicle.transferredToDealer &&
  isSome(vehicle.tentativeCredit) &&
  (vehicle.resoldWithin30Days || !isWithinIncome(reader, vehicle));

export const isOverLimitThisYear = (reader: TaxReader, vehicle: CleanVehicle): boolean =>
  agiWithForeignIncome(reader) > incomeLimit(reader, vehicle);

export const isWithinIncome = (reader: TaxReader, vehicle: CleanVehicle): boolean =>
  smallerIncome(reader) <= incomeLimit(reader, vehicle);

/** Acquired by a binding contract and a payment (IRC 30D(h) and 25E(g)). */
const isAcquiredInTime = ({ law }: TaxReader, { acquired, placedInService }: CleanVehicle): boolean =>
  law.cleanVehicles.acquiredUpTo === null || (acquired ?? placedInService) <= law.cleanVehicles.acquiredUpTo;

/** Schedule A, line 13e. */
export const isAbovePrice = ({ law }: Pick<TaxReader, 'law'>, { salePrice }: CleanVehicle): boolean =>
  salePrice !== null && exactDollars(salePrice) > law.cleanVehicles.usedPriceLimit;

/** Schedule A, line 13g: whom someone else can claim is no buyer of a used vehicle (IRC 25E(c)(3)). */
export const isClaimable = (reader: TaxReader): boolean =>
  listFilers(reader).some(({ person }) => person.claimableAsDependent);

export const mayTakeCredit = (reader: TaxReader, vehicle: CleanVehicle): boolean =>
  vehicle.boughtForUse &&
  !vehicle.resoldWithin30Days &&
  isWithinIncome(reader, vehicle) &&
  isAcquiredInTime(reader, vehicle) &&
  (vehicle.newVehicle ||
    !(vehicle.usedCreditInThreeYears || isAbovePrice(reader, vehicle) || isClaimable(reader)));

/** Vehicles that Form 8936 reports: a credit, or one that the dealer got. */
export const isReported = (reader: TaxReader, vehicle: CleanVehicle): boolean =>
  isSome(vehicle.tentativeCredit) && (mayTakeCredit(reader, vehicle) || mustRepay(reader, vehicle));

const anyVehicle = (reader: TaxReader, test: (vehicle: CleanVehicle) => boolean): boolean =>
  reader.facts.cleanVehicles.some((vehicle) => isSome(vehicle.tentativeCredit) && test(vehicle));

refuse(
  'cleanVehicles',
  'Only clean vehicles placed in service in 2024 belong on this return. Check the date.',
  (reader) =>
    anyVehicle(
      reader,
      ({ placedInService }) => placedInService < reader.law.firstDay || placedInService > reader.law.lastDay,
    ),
);

/** The business part is a credit of the filer's own trade; of a passive one it needs Form 8582-CR. */
refuse(
  'cleanVehicles.businessUse',
  'The business part of the credit for a new clean vehicle is supported only for your own business or farm in which you materially participate. Otherwise it requires Form 8582-CR.',
  (reader) => {
    const { businesses, farms } = reader.facts;
    const isActive =
      businesses.length + farms.length > 0 &&
      businesses.every(({ materialParticipation }) => materialParticipation) &&
      farms.every(({ materialParticipation }) => materialParticipation);
    return !isActive && anyVehicle(reader, ({ newVehicle, businessUse }) => newVehicle && businessUse > 0);
  },
);

warn(
  'cleanVehicles.businessUse',
  'The credit lowers the cost of the vehicle. If you deduct actual expenses, subtract the credit from the cost before you enter it.',
  (reader) => anyVehicle(reader, ({ newVehicle, businessUse }) => newVehicle && businessUse > 0),
);

// A qualified buyer is an individual: each spouse of a joint return can have one (IRC 25E(c)(3)).
refuse(
  'cleanVehicles',
  'Two used clean vehicles have the same buyer. A buyer can take this credit only once every three years. If you and your spouse each bought one, enter who bought which. Otherwise, delete the vehicle bought later.',
  ({ facts }) => {
    const used = facts.cleanVehicles.filter(
      ({ newVehicle, tentativeCredit }) => !newVehicle && isSome(tentativeCredit),
    );
    return used.some(({ owner }, at) => used.slice(at + 1).some((other) => other.owner === owner));
  },
);

refuse(
  'cleanVehicles',
  'Your 2024 modified AGI is over the limit for the clean vehicle credit. You may still qualify based on your 2023 modified AGI. Enter your 2023 adjusted gross income.',
  (reader) =>
    reader.facts.priorYear.agi === null &&
    anyVehicle(reader, (vehicle) => agiWithForeignIncome(reader) > incomeLimit(reader, vehicle)),
);

refuse(
  'cleanVehicles',
  'A credit transferred to the dealer for a vehicle that doesn’t qualify isn’t supported, except when your modified AGI is too high or you resold the vehicle within 30 days (Schedule A (Form 8936)).',
  (reader) =>
    anyVehicle(
      reader,
      (vehicle) =>
        vehicle.transferredToDealer && !mayTakeCredit(reader, vehicle) && !mustRepay(reader, vehicle),
    ),
);
