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
import { isFreedShare, isSoldShare, soldShare } from './sold-shares';

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
  'k1s.*.soldEntirely',
  'k1s.*.saleResult',
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
export function nonpassiveOf(reader: TaxReader, k1: K1, position: number) {
  const { facts, at } = reader;
  const ownRentals = hasNonpassiveRentals(facts, k1);
  const business = k1.passive ? 0 : at(ordinaryAfterLimits, position);
  const rental = ownRentals ? at(rentalAfterLimits, position) : 0;
  const pay = dollars(k1.guaranteedPaymentsServices) + dollars(k1.guaranteedPaymentsCapital);
  const counted = (prior: number, income: number) => (k1.soldEntirely ? prior : formerLoss(prior, income));
  const earlier =
    (k1.passive ? 0 : counted(dollars(k1.priorUnallowedLoss), business)) +
    (ownRentals ? counted(dollars(k1.priorUnallowedRentalLoss), rental) : 0);
  const both = isPassiveEstate(k1) ? 0 : passedOn(k1);
  const freed = freedOf(reader, k1, position);
  return {
    nonpassiveIncome:
      notBelowZero(business) +
      notBelowZero(rental) +
      pay +
      dollars(k1.otherPortfolioIncome) +
      both +
      freed.income,
    nonpassiveLoss: notBelowZero(-business) + notBelowZero(-rental) + earlier + both + freed.loss,
  };
}

/** What a sale of the whole share leaves without limit: an overall loss, or what a traded partnership's losses have left. */
function freedOf(reader: TaxReader, k1: K1, position: number): { income: number; loss: number } {
  if (isFreedShare(reader, k1, position)) return soldShare(reader, k1, position);
  const isTraded = k1.publiclyTraded && k1.soldEntirely;
  return { income: 0, loss: isTraded ? tradedShare(reader, k1, position).waiting : 0 };
}

/** What is passive of boxes 1 to 3, before Form 8582. */
export const passiveParts = ({ facts, at }: TaxReader, k1: K1, position: number): number[] => [
  k1.passive ? at(ordinaryAfterLimits, position) : 0,
  hasNonpassiveRentals(facts, k1) ? 0 : at(rentalAfterLimits, position),
  at(otherRentalAfterLimits, position),
];

/** Losses of earlier years that are passive still. */
export const priorPassiveLosses = ({ facts }: TaxReader, k1: K1): number =>
  (k1.passive ? dollars(k1.priorUnallowedLoss) : 0) +
  (hasNonpassiveRentals(facts, k1) ? 0 : dollars(k1.priorUnallowedRentalLoss));

/** All income or loss of the year of a traded partnership, with its section 1231 gain on Form 4797. */
export const tradedIncome = (reader: TaxReader, k1: K1, position: number): number =>
  sum(passiveParts(reader, k1, position)) + dollars(k1.section1231Gain);

/** A traded partnership stands alone: losses count up to this year's income, and the rest waits. */
export function tradedShare(reader: TaxReader, k1: K1, position: number) {
  const onScheduleE = sum(passiveParts(reader, k1, position));
  const gain = notBelowZero(dollars(k1.section1231Gain));
  const passiveIncome = notBelowZero(onScheduleE);
  const losses =
    notBelowZero(-onScheduleE) + dollars(k1.priorUnallowedLoss) + dollars(k1.priorUnallowedRentalLoss);
  const passiveLoss = smallerOf(losses, passiveIncome + gain);
  return { passiveIncome, passiveLoss, waiting: losses - passiveLoss };
}

/** What one Schedule K-1 brings to parts II and III, after basis, risk and Form 8582. Losses are positive. */
export function shareOf(reader: TaxReader, k1: K1, position: number) {
  return { ...passiveOf(reader, k1, position), ...nonpassiveOf(reader, k1, position) };
}

function passiveOf(reader: TaxReader, k1: K1, position: number) {
  if (k1.publiclyTraded) {
    const { passiveIncome, passiveLoss } = tradedShare(reader, k1, position);
    return { passiveIncome, passiveLoss };
  }
  const both = isPassiveEstate(k1) ? passedOn(k1) : 0;
  if (isFreedShare(reader, k1, position)) return { passiveIncome: both, passiveLoss: both };
  const { income, loss } = soldShare(reader, k1, position);
  return {
    passiveIncome: income + both,
    passiveLoss:
      both +
      (isSoldShare(reader, k1)
        ? loss
        : allowedLossOf(reader, 'shareBusiness', position) +
          allowedLossOf(reader, 'shareRental', position) +
          allowedLossOf(reader, 'shareOtherRental', position)),
  };
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
  'Unreimbursed expenses are supported only for a partner who materially participates. An S corporation shareholder can’t deduct them on Schedule E.',
  ({ facts }) =>
    facts.k1s.some((k1) => isSome(k1.unreimbursedExpenses) && (k1.entity !== 'partnership' || k1.passive)),
);
refuse(
  'k1s.otherPortfolioIncome',
  'Other portfolio income from a partnership (box 11, code A) or S corporation (box 10, code A) requires the attached statement and isn’t supported.',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.otherPortfolioIncome) && k1.entity !== 'estate'),
);
refuse(
  'k1s.section1256',
  'Only a partnership or S corporation reports section 1256 contracts on Schedule K-1 (box 11 or 10, code C).',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.section1256) && k1.entity === 'estate'),
);
refuse(
  'k1s.directDeductions',
  'Only an estate or trust reports deductions in box 9 (Schedule K-1 of Form 1041).',
  ({ facts }) => facts.k1s.some((k1) => isSome(k1.directDeductions) && k1.entity !== 'estate'),
);
refuse(
  'k1s.priorUnallowedLoss',
  'If you now materially participate, a passive loss from earlier years that’s larger than this year’s income from the same business isn’t supported (IRC 469(f)).',
  ({ facts, at }) =>
    facts.k1s.some(
      (k1, i) =>
        !k1.soldEntirely &&
        ((!k1.passive && dollars(k1.priorUnallowedLoss) > notBelowZero(at(ordinaryAfterLimits, i))) ||
          (hasNonpassiveRentals(facts, k1) &&
            dollars(k1.priorUnallowedRentalLoss) > notBelowZero(at(rentalAfterLimits, i)))),
    ),
);
refuse(
  'k1s.publiclyTraded',
  'Mark a Schedule K-1 as publicly traded only if it’s from a partnership you don’t materially participate in.',
  ({ facts }) => facts.k1s.some((k1) => k1.publiclyTraded && (k1.entity !== 'partnership' || !k1.passive)),
);
