import { addCents, dollars, isSome } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { k1Section179Deduction } from '../form-4562/section-179';
import { allowedLossOf } from '../form-8582/allowed-losses';
import { type TaxReader } from '../form';
import { ordinaryAfterLimits, otherRentalAfterLimits, rentalAfterLimits } from './k1-limits';
import { hasNonpassiveRentals } from './rental-kinds';

covers(
  'k1s.*.owner',
  'k1s.*.entity',
  'k1s.*.name',
  'k1s.*.ein',
  'k1s.*.passive',
  'k1s.*.publiclyTraded',
  'k1s.*.activeParticipation',
  'k1s.*.rentalMaterialParticipation',
  'k1s.*.ordinaryIncome',
  'k1s.*.rentalIncome',
  'k1s.*.otherRentalIncome',
  'k1s.*.guaranteedPaymentsServices',
  'k1s.*.guaranteedPaymentsCapital',
  'k1s.*.otherPortfolioIncome',
  'k1s.*.interest',
  'k1s.*.ordinaryDividends',
  'k1s.*.qualifiedDividends',
  'k1s.*.royalties',
  'k1s.*.royaltyDeductions',
  'k1s.*.selfEmploymentEarnings',
  'k1s.*.unreimbursedExpenses',
  'k1s.*.directDeductions',
  'k1s.*.priorUnallowedLoss',
  'k1s.*.priorUnallowedRentalLoss',
  'k1s.*.section179',
  'k1s.*.qbi',
);

/** Royalties of all Schedules K-1, which go to Schedule E, line 4. */
export const royaltiesOfK1s = (facts: ReturnInput) => addCents(facts.k1s, (k1) => k1.royalties);

/** Their deductions, on line 19 (Schedule K-1 (Form 1065), box 13, code I). */
export const royaltyDeductionsOfK1s = (facts: ReturnInput) =>
  addCents(facts.k1s, (k1) => k1.royaltyDeductions);

/** Losses of years in which the activity was passive count up to its income (IRC 469(f)). */
export const formerLoss = (prior: number, income: number): number => smallerOf(prior, notBelowZero(income));

/** Depreciation and the like that an estate passes on beside its income: in both columns (Form 1041, box 9). */
function passedOn(k1: K1): number {
  const gross = sum([k1.ordinaryIncome, k1.rentalIncome, k1.otherRentalIncome].map((part) => dollars(part)));
  return smallerOf(dollars(k1.directDeductions), notBelowZero(gross));
}

/** The part that Form 8582 does not look at; it must not read that form, whose line 6 needs it. */
export function nonpassiveOf({ facts, at }: TaxReader, k1: K1, position: number) {
  const ownRentals = hasNonpassiveRentals(facts, k1);
  const business = k1.passive ? 0 : at(ordinaryAfterLimits, position);
  const rental = ownRentals ? at(rentalAfterLimits, position) : 0;
  const pay = dollars(k1.guaranteedPaymentsServices) + dollars(k1.guaranteedPaymentsCapital);
  const earlier =
    (k1.passive ? 0 : formerLoss(dollars(k1.priorUnallowedLoss), business)) +
    (ownRentals ? formerLoss(dollars(k1.priorUnallowedRentalLoss), rental) : 0);
  const both = isPassiveEstate(k1) ? 0 : passedOn(k1);
  return {
    nonpassiveIncome:
      notBelowZero(business) + notBelowZero(rental) + pay + dollars(k1.otherPortfolioIncome) + both,
    nonpassiveLoss: notBelowZero(-business) + notBelowZero(-rental) + earlier + both,
  };
}

/** What is passive of boxes 1 to 3, before Form 8582. */
const passiveParts = ({ facts, at }: TaxReader, k1: K1, position: number): number[] => [
  k1.passive ? at(ordinaryAfterLimits, position) : 0,
  hasNonpassiveRentals(facts, k1) ? 0 : at(rentalAfterLimits, position),
  at(otherRentalAfterLimits, position),
];

/** A traded partnership stands alone: earlier losses count up to this year's income, and a loss waits. */
export function tradedShare(reader: TaxReader, k1: K1, position: number) {
  const passiveIncome = notBelowZero(sum(passiveParts(reader, k1, position)));
  const prior = dollars(k1.priorUnallowedLoss) + dollars(k1.priorUnallowedRentalLoss);
  return { passiveIncome, passiveLoss: smallerOf(prior, passiveIncome) };
}

/** What one Schedule K-1 brings to parts II and III, after basis, risk and Form 8582. Losses are positive. */
export function shareOf(reader: TaxReader, k1: K1, position: number) {
  const both = isPassiveEstate(k1) ? passedOn(k1) : 0;
  const passive = k1.publiclyTraded
    ? tradedShare(reader, k1, position)
    : {
        passiveIncome: sum(passiveParts(reader, k1, position).map(notBelowZero)) + both,
        passiveLoss:
          allowedLossOf(reader, 'shareBusiness', position) +
          allowedLossOf(reader, 'shareRental', position) +
          allowedLossOf(reader, 'shareOtherRental', position) +
          both,
      };
  return { ...passive, ...nonpassiveOf(reader, k1, position) };
}

/** Rentals of an estate are passive; its business only when the filer takes no part. */
const isPassiveEstate = (k1: K1): boolean =>
  k1.entity === 'estate' && (k1.passive || !isSome(k1.ordinaryIncome));

/** Expenses of a partner stand on a line of their own, in column (i) (Instructions for Schedule E, line 28). */
export const partnerExpenses = (k1: K1): number => dollars(k1.unreimbursedExpenses);

/** What one Schedule K-1 adds to Schedule E: income less losses, section 179 and the partner's own expenses. */
export function netOfShare(reader: TaxReader, k1: K1, position: number): number {
  const share = shareOf(reader, k1, position);
  const losses = share.passiveLoss + share.nonpassiveLoss;
  const costs = partnerExpenses(k1) + reader.at(k1Section179Deduction, position);
  return share.passiveIncome + share.nonpassiveIncome - losses - costs;
}

/**
 * Self-employment earnings after limits: what the basis keeps back of a loss does not lower them, and section 179 and
 * the partner's own expenses do (Instructions for Schedule SE, line 2; Schedule K-1, box 14, code A).
 */
export const selfEmploymentOf = (reader: TaxReader, k1: K1, position: number): number => {
  const kept = reader.at(ordinaryAfterLimits, position) - dollars(k1.ordinaryIncome);
  const earnings = dollars(k1.selfEmploymentEarnings);
  if (earnings === 0) return 0;
  return earnings + kept - partnerExpenses(k1) - reader.at(k1Section179Deduction, position);
};

refuse(
  'k1s.selfEmploymentEarnings',
  'Only a partnership passes through self-employment earnings, and only to a partner who participates in the business.',
  ({ facts }) =>
    facts.k1s.some((k1) => isSome(k1.selfEmploymentEarnings) && (k1.entity !== 'partnership' || k1.passive)),
);
refuse(
  'k1s.section179',
  'A section 179 deduction from a business you don’t materially participate in isn’t supported, because Form 8582 would limit it. An estate or trust can’t have one.',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.section179) && (k1.passive || k1.entity === 'estate')),
);
refuse(
  'k1s.guaranteedPaymentsServices',
  'Only a partnership makes guaranteed payments (Schedule K-1 of Form 1065, box 4).',
  ({ facts }) =>
    facts.k1s.some(
      (k1) =>
        k1.entity !== 'partnership' &&
        (isSome(k1.guaranteedPaymentsServices) || isSome(k1.guaranteedPaymentsCapital)),
    ),
);
refuse(
  'k1s.unreimbursedExpenses',
  'Only a partner who works in the business can deduct unreimbursed expenses. An S corporation would have to reimburse them.',
  ({ facts }) =>
    facts.k1s.some((k1) => isSome(k1.unreimbursedExpenses) && (k1.entity !== 'partnership' || k1.passive)),
);
refuse(
  'k1s.otherPortfolioIncome',
  'Other portfolio income of a partnership or S corporation (box 11 or 10, code A) needs its statement and isn’t supported.',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.otherPortfolioIncome) && k1.entity !== 'estate'),
);
refuse(
  'k1s.directDeductions',
  'Only an estate or trust passes on deductions in box 9 (Schedule K-1 of Form 1041).',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.directDeductions) && k1.entity !== 'estate'),
);
refuse(
  'k1s.priorUnallowedLoss',
  'A passive loss of earlier years above this year’s income of the same business, in which you now take part, isn’t supported (IRC 469(f)).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        (!k1.passive && dollars(k1.priorUnallowedLoss) > notBelowZero(at(ordinaryAfterLimits, i))) ||
        (hasNonpassiveRentals(facts, k1) &&
          dollars(k1.priorUnallowedRentalLoss) > notBelowZero(at(rentalAfterLimits, i))),
    ),
);
refuse(
  'k1s.publiclyTraded',
  'A publicly traded partnership must be a partnership you don’t materially participate in.',
  ({ facts }) => facts.k1s.some((k1) => k1.publiclyTraded && (k1.entity !== 'partnership' || !k1.passive)),
);
