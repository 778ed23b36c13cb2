import { addCents, centsOf, dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse } from '../coverage';

covers(
  'k1s.*.owner',
  'k1s.*.entity',
  'k1s.*.name',
  'k1s.*.ein',
  'k1s.*.passive',
  'k1s.*.ordinaryIncome',
  'k1s.*.rentalIncome',
  'k1s.*.interest',
  'k1s.*.ordinaryDividends',
  'k1s.*.qualifiedDividends',
  'k1s.*.royalties',
  'k1s.*.selfEmploymentEarnings',
  'k1s.*.qbi',
);

/** Royalties of all Schedules K-1, which go to Schedule E, line 4. */
export const royaltiesOfK1s = (facts: ReturnInput) => addCents(facts.k1s, (k1) => k1.royalties);

/** Income of one Schedule K-1 for parts II and III. Rental income is passive whatever the filer does. */
export function shareResult(k1: K1): { passive: number; nonpassive: number } {
  return k1.passive
    ? { passive: dollars(k1.ordinaryIncome, k1.rentalIncome), nonpassive: 0 }
    : { passive: dollars(k1.rentalIncome), nonpassive: dollars(k1.ordinaryIncome) };
}

refuse(
  'k1s.ordinaryIncome',
  'A loss on a Schedule K-1 counts only up to your basis and what you have at risk (Forms 7203 and 6198), which is not supported.',
  ({ facts }) =>
    facts.k1s.some((k1) =>
      [k1.ordinaryIncome, k1.rentalIncome, k1.qbi.income, k1.selfEmploymentEarnings].some(
        (amount) => centsOf(amount) < 0,
      ),
    ),
);
refuse(
  'k1s.selfEmploymentEarnings',
  'Only a partnership gives self-employment earnings, and only to a partner who takes part in the business.',
  ({ facts }) =>
    facts.k1s.some((k1) => isSome(k1.selfEmploymentEarnings) && (k1.entity !== 'partnership' || k1.passive)),
);
