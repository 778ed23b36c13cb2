import { type Cents, centsOf, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../../us/form';
import { type Place, supplementalPieces } from './placed';

type K1Money = { [K in keyof K1]: K1[K] extends Cents ? K : never }[keyof K1];

/** Income that New Jersey and Pennsylvania can take from the federal boxes as it is, where it is no loss. */
const plainBoxes = [
  'ordinaryIncome',
  'rentalIncome',
  'guaranteedPaymentsServices',
  'interest',
  'ordinaryDividends',
  'royalties',
  'shortTermGain',
  'longTermGain',
] as const satisfies readonly K1Money[];

/** Boxes that change what those states tax, and that only their own Schedule K-1 sorts out. */
const boxesOfOwn = [
  'otherRentalIncome',
  'section1231Gain',
  'section1256',
  'section179',
  'royaltyDeductions',
  'unreimbursedExpenses',
  'taxExemptInterest',
] as const satisfies readonly K1Money[];

/** Whether the federal boxes are enough: no losses, nothing with rules of its own, and no tax that the entity deducted. */
export const isPlainShare = (k1: K1): boolean =>
  plainBoxes.every((name) => centsOf(k1[name]) >= 0) &&
  !boxesOfOwn.some((name) => isSome(k1[name])) &&
  k1.passThroughEntityTax.length === 0;

/** The part of each share that belongs to a state, from 0 to 1, by its place on the return. */
export const sharesHere = (reader: TaxReader, place: Place): number[] =>
  supplementalPieces(reader, place)
    .slice(reader.facts.rentals.length)
    .map(({ here }) => here);

/** Sold entirely, or of a trust or estate: forms that no state's Schedule K-1 for partners and shareholders has. */
export const isOtherShare = ({ entity, soldEntirely }: K1): boolean => entity === 'estate' || soldEntirely;

/** A share that was earned in a state: its entity pays that state for owners who live elsewhere. */
export const isEarnedIn = ({ k1s }: ReturnInput, code: string): boolean =>
  k1s.some(
    ({ state, apportionment }) =>
      state.toUpperCase() === code || apportionment.some((one) => one.state.toUpperCase() === code),
  );
