import { dollars, dollarsOf, isSome, plus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { roundToPlaces } from '../../engine/rounding';
import { smallerOf } from '../../engine/verbs';
import { isDeductionPhasedOut } from '../adjustments/ira-deduction';
import { excessTraditional } from '../adjustments/ira-limits';
import { listFilers, ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { taxedGifts } from '../income/charitable-distributions';
import {
  convertedBy,
  distributionsOf,
  hasMoneyOut,
  isFiguredRoth,
  isIra,
  isOwnTraditional,
  isQualifiedRoth,
  kept,
} from '../income/ira-money';
import { taxablePart } from '../income/retirement';
import { isFiguredOn8606, needsProRata, taxableIraDistributions } from './form-8606';
import { taxableConversion, taxableRoth } from './roth';

/**
 * Whether the deduction of a person needs income that holds the distributions, and these need the deduction: they have a
 * plan at work, paid in for 2024, and took money out (Publication 590-B (2024), Worksheet 1-1).
 */
const isCircular = (reader: TaxReader, owner: Owner): boolean =>
  reader.facts.adjustments.ira.some((one) => one.owner === owner && isSome(one.traditional)) &&
  hasMoneyOut(reader.facts, owner) &&
  isDeductionPhasedOut(reader, owner);

/** Worksheet 1-1: all contributions count as basis, whether they will be deducted or not. */
function taxableByWorksheet(reader: TaxReader, owner: Owner): number {
  const { facts, at } = reader;
  const { priorBasis, yearEndValue } = facts.iraBasis[owner];
  const contributed =
    dollarsOf(ownedBy(facts.adjustments.ira, owner), (one) => one.traditional) -
    excessTraditional(reader, owner);
  const out =
    dollarsOf(ownedBy(facts.retirement, owner), convertedBy) +
    dollarsOf(distributionsOf(facts, owner), kept) +
    at(taxedGifts, owner === 'taxpayer' ? 0 : 1);
  const share = roundToPlaces((dollars(priorBasis) + contributed) / (dollars(yearEndValue) + out), 3);
  return out - Math.round(out * smallerOf(1, share));
}

function taxableOf(reader: TaxReader, isByWorksheet: (owner: Owner) => boolean): number {
  const { facts, at } = reader;
  const isElsewhere = (form: Retirement) =>
    // Nothing of a qualified distribution is taxed, whatever the payer put into box 2a.
    isQualifiedRoth(reader, form) ||
    isFiguredRoth(reader, form) ||
    (isByWorksheet(form.owner) ? isOwnTraditional(form) : isFiguredOn8606(reader, form));
  const others = facts.retirement.filter((form) => isIra(form) && !isElsewhere(form));
  let total = dollarsOf(others, taxablePart);
  listFilers(reader).forEach(({ owner }, copy) => {
    total += at(taxableRoth, copy);
    if (isByWorksheet(owner)) total += taxableByWorksheet(reader, owner);
    else if (needsProRata(reader, owner))
      total += at(taxableIraDistributions, copy) + at(taxableConversion, copy);
    // Gifts that are not excluded enter through Form 8606 where its first part is filled in.
    else total += at(taxedGifts, copy);
  });
  return total;
}

/** Form 1040, line 4b. */
export const taxableIras = (reader: TaxReader): number => taxableOf(reader, () => false);

/** The same as the modified income for the IRA deduction needs it. */
export const taxableIrasForDeduction = (reader: TaxReader): number =>
  taxableOf(reader, (owner) => isCircular(reader, owner));

/** Conversions and rollovers into a Roth IRA don't count for the limit on Roth contributions (IRC 408A(c)(3)(B)(i)). */
export function conversionIncome(reader: TaxReader): number {
  const { facts, each } = reader;
  const conversions = each(taxableConversion).reduce((sum, amount) => sum + amount, 0);
  const fromPlans = facts.retirement.filter((form) => form.rolloverToRoth);
  return conversions + dollars(plus(...fromPlans.map(taxablePart)));
}
