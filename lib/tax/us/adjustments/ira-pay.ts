import { notBelowZero } from '../../engine/verbs';
import { dollarsOf, minus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { excessOf, ministryPart } from '../clergy/clergy-pay';
import { ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { payAbroadOf } from '../form-2555/exclusion';
import { combatPayOf } from '../income/w2-boxes';
import { disabilityPayOf, otherEarnedBy } from '../income/wages-from-plans';
import { earnedIncome as selfEmploymentIncome } from '../schedule-se/schedule-se';
import { selfEmployedPlans } from './self-employed-retirement';

/**
 * What one filer earned, as far as it is surely theirs alone, in whole dollars (IRC 219(f)(1); Publication 590-A (2024),
 * What Is Compensation?).
 */
export function ownPay(reader: TaxReader, owner: Owner): number {
  const { facts, each } = reader;
  const wages = dollarsOf(ownedBy(facts.w2s, owner), (w2) => minus(w2.wages, w2.nonqualifiedPlans));
  const combatPay = dollarsOf(ownedBy(facts.w2s, owner), combatPayOf);
  const column = owner === 'taxpayer' ? 0 : 1;
  // A minister's pay is wages, and untaxed housing is no compensation (IRC 219(f)(1), 401(c)(2)(A)).
  const business =
    (each(selfEmploymentIncome)[column] ?? 0) -
    (each(selfEmployedPlans)[column] ?? 0) -
    ministryPart(reader, owner);
  return (
    wages +
    otherEarnedBy(reader, owner) +
    excessOf(reader, owner) -
    disabilityPayOf(reader, owner) +
    combatPay +
    notBelowZero(business) +
    payAbroadOf(reader, owner)
  );
}
