import { notBelowZero, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../form';
import { mainActivityOf } from '../form-8582/shared-gains';
import { passiveParts, priorPassiveLosses } from './shares';

/** Sold as a whole; a traded partnership has no part in Form 8582. */
export const isSoldShare = ({ facts }: { facts: ReturnInput }, k1: K1): boolean =>
  k1.soldEntirely && !k1.publiclyTraded && mainActivityOf(facts, k1) !== null;

/** All that is passive of a sold share: the year, its sale and earlier losses. */
export const overallOfSoldShare = (reader: TaxReader, k1: K1, position: number): number =>
  sum(passiveParts(reader, k1, position)) +
  dollars(k1.section1231Gain) +
  dollars(k1.saleResult) -
  priorPassiveLosses(reader, k1);

/** An overall loss is limited no more (Instructions for Form 8582, "Disposition of an Entire Interest"). */
export const isFreedShare = (reader: TaxReader, k1: K1, position: number): boolean =>
  isSoldShare(reader, k1) && overallOfSoldShare(reader, k1, position) < 0;

/** Income and losses of a sold share on Schedule E: all of its losses count. */
export function soldShare(reader: TaxReader, k1: K1, position: number): { income: number; loss: number } {
  const parts = passiveParts(reader, k1, position);
  return {
    income: sum(parts.map(notBelowZero)),
    loss: sum(parts.map((part) => notBelowZero(-part))) + priorPassiveLosses(reader, k1),
  };
}
