import { isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type K1Basis } from '../../facts/k1-basis';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { capitalResultOf, incomeOf, lossOf, lossParts, otherLossesOf } from '../schedule-e/k1-limits';

/** Stock of one S corporation, with the place of its Schedule K-1 in the facts. */
export interface Shareholding {
  readonly k1: K1;
  readonly basis: NonNullable<K1Basis>;
  readonly position: number;
  readonly owner: Owner;
}

/** A loss of the year, one of earlier years, or deductions beyond the income: an aggregate loss (Reg. 1.1366-2(a)). */
function hasAggregateLoss(k1: K1): boolean {
  const { ordinary, rental, otherRental } = lossParts(k1);
  const losses = ordinary + rental + otherRental + lossOf(capitalResultOf(k1)) + lossOf(k1.section1231Gain);
  return losses > 0 || otherLossesOf(k1) > incomeOf(k1);
}

/** Instructions for Form 7203 (Rev. December 2022), "Who Must File". */
export const needsForm7203 = (k1: K1): boolean =>
  k1.entity === 'sCorporation' &&
  (hasAggregateLoss(k1) ||
    k1.soldEntirely ||
    (k1.basis !== null && (isSome(k1.basis.distributions) || isSome(k1.basis.debtRepaid))));

const none: readonly Shareholding[] = [];

export const listShareholdings = ({ facts }: { facts: ReturnInput }): readonly Shareholding[] =>
  facts.k1s.length === 0
    ? none
    : facts.k1s.flatMap((k1, position): Shareholding[] =>
        k1.basis !== null && needsForm7203(k1) ? [{ k1, basis: k1.basis, position, owner: k1.owner }] : [],
      );

/** Loans of the shareholder to the corporation: Part II. */
export const hasLoans = ({ basis }: Shareholding): boolean =>
  [basis.debtBeginning, basis.debtFaceBeginning, basis.debtAdded, basis.debtRepaid].some(isSome);
