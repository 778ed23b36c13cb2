import { nextMultipleOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type Cents, exactDollars, isSome } from '../../facts/cents';
import { hasReached } from '../ages';
import { covers } from '../coverage';
import { listFilers } from '../filers';
import { type TaxReader } from '../form';
import { type SteppedDeduction } from '../law/additional-deductions';
import { allInterest } from '../schedule-1-a/car-loans';
import { allOvertime } from '../schedule-1-a/overtime';
import { allTips } from '../schedule-1-a/tips';
import { deductibleLoss, netQualifiedLoss } from '../form-4684/losses';
import { allStateTaxes, giftsDeducted, itemizedTotal, limitedStateTaxes } from '../schedule-a/schedule-a';

covers('nextYearDeductions');

/**
 * This year's deductions under next year's limits: state taxes less 30% of income above $500,000, never below $10,000 (IRC
 * 164(b)(7)), and gifts over a share of income (IRC 170(b)(1)(I)).
 */
function itemizedBeforeReduction(reader: TaxReader, agi: number): number {
  const { get, facts, law } = reader;
  const { limit, phaseDownStart, phaseDownRate, floor } = law.nextYear.stateTaxes;
  const status = facts.filingStatus;
  const lowered = limit[status] - phaseDownRate * notBelowZero(agi - phaseDownStart[status]);
  const allowed = smallerOf(get(allStateTaxes), Math.max(lowered, floor[status]));
  const { gifts } = law.nextYear;
  const lostGifts = gifts === null ? 0 : smallerOf(get(giftsDeducted), notBelowZero(agi) * gifts.floor);
  // A disaster doesn’t come every year.
  const disaster = netQualifiedLoss(reader) + deductibleLoss(reader);
  return get(itemizedTotal) - disaster - get(limitedStateTaxes) + allowed - lostGifts;
}

/**
 * In the highest bracket a share is lost: of the deductions, or of the income in that bracket before them if that is less
 * (IRC 68(a)). `otherDeductions`: what else lowers taxable income.
 */
export function itemizedNextYear(reader: TaxReader, agi: number, otherDeductions: number): number {
  const { itemizedReduction, incomeTax } = reader.law.nextYear;
  const itemized = itemizedBeforeReduction(reader, agi);
  if (itemizedReduction === null) return itemized;
  const highest = incomeTax.brackets[reader.facts.filingStatus].at(-1)?.over ?? 0;
  const inHighest = notBelowZero(agi - otherDeductions - highest);
  return itemized - itemizedReduction.share * smallerOf(notBelowZero(itemized), inHighest);
}

/** Cash gifts that are deducted beside the standard deduction (IRC 170(p)). */
export function giftsWithoutItemizing({ facts, law }: TaxReader): number {
  const { gifts } = law.nextYear;
  return gifts === null
    ? 0
    : smallerOf(exactDollars(facts.itemized.charityCash), gifts.withoutItemizing[facts.filingStatus]);
}

/** Steps of income over the start, begun or full ones, each take off an amount (Schedule 1-A, lines 13, 21 and 30). */
function stepped(
  { facts }: TaxReader,
  amount: number,
  { cap, phaseOutStart, step, perStep }: SteppedDeduction,
  agi: number,
  counts: 'full' | 'begun',
): number {
  const over = notBelowZero(agi - phaseOutStart[facts.filingStatus]);
  const steps = (counts === 'begun' ? nextMultipleOf(step, over) : over - (over % step)) / step;
  return notBelowZero(smallerOf(amount, cap[facts.filingStatus]) - steps * perStep);
}

/** Each person of 65 or older with a number valid for work, not on a separate return (IRC 151(d)(5)(C)). */
function seniorDeduction(reader: TaxReader, agi: number): number {
  const { facts, law } = reader;
  if (facts.filingStatus === 'mfs') return 0;
  const { each, phaseOutStart, phaseOutRate } = law.nextYear.additionalDeductions.senior;
  const seniors = listFilers(reader).filter(
    ({ person }) =>
      hasReached(person, 65, law.nextYear.lastDay) && person.idType === 'ssn' && person.ssnValidForWork,
  );
  const reduced = notBelowZero(each - phaseOutRate * notBelowZero(agi - phaseOutStart[facts.filingStatus]));
  return seniors.length * reduced;
}

/** Schedule 1-A (2025): tips, overtime and the age count only with a number valid for work. */
export function additionalDeductionsNextYear(reader: TaxReader, agi: number): number {
  const { facts, law } = reader;
  const { qualifiedTips, qualifiedOvertime, carLoanInterest } = facts.nextYearDeductions;
  const { tips, overtime, carLoan } = law.nextYear.additionalDeductions;
  const worksLawfully = listFilers(reader).some(
    ({ person }) => person.idType === 'ssn' && person.ssnValidForWork,
  );
  // Without another figure, next year is like this one where this year has the deduction.
  const expected = (stated: Cents, ofThisYear: Line<number>) =>
    isSome(stated) ? exactDollars(stated) : reader.get(ofThisYear);
  return sum([
    worksLawfully ? stepped(reader, expected(qualifiedTips, allTips), tips, agi, 'full') : 0,
    worksLawfully ? stepped(reader, expected(qualifiedOvertime, allOvertime), overtime, agi, 'full') : 0,
    stepped(reader, expected(carLoanInterest, allInterest), carLoan, agi, 'begun'),
    seniorDeduction(reader, agi),
  ]);
}
