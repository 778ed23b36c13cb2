import { addCents, dollars, dollarsOf, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { roundToPlaces } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { nondeductibleContributions } from '../adjustments/ira-deduction';
import { covers } from '../coverage';
import { ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { taxedGifts } from '../income/charitable-distributions';
import {
  convertedBy,
  distributionsOf,
  hasConversion,
  hasMoneyOut,
  isOwnTraditional,
  kept,
} from '../income/ira-money';
import { type FilerReader, makers } from './form';

covers('iraBasis');

const { money, rate } = makers;

const copyOf = (owner: Owner) => (owner === 'taxpayer' ? 0 : 1);

/** Whether this person has contributions to traditional IRAs that were taxed before, of 2024 or earlier. */
const hasBasis = ({ facts, at }: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): boolean =>
  isSome(facts.iraBasis[owner].priorBasis) ||
  (facts.adjustments.ira.length > 0 && at(newBasis, copyOf(owner)) > 0);

/** Whether lines 4 to 18 are needed: money came out of an IRA with basis (IRC 408(d)(1)), or was converted. */
export const needsProRata = (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): boolean =>
  reader.facts.retirement.length > 0 &&
  hasMoneyOut(reader.facts, owner) &&
  (hasConversion(reader.facts, owner) || hasBasis(reader, owner));

/** Whether the taxable part of this distribution comes from Form 8606, Parts I and II. */
export const isFiguredOn8606 = (reader: Pick<TaxReader, 'facts' | 'at'>, form: Retirement): boolean =>
  isOwnTraditional(form) &&
  (isSome(kept(form)) || isSome(form.rothConversion)) &&
  needsProRata(reader, form.owner);

export const newBasis = money(
  '1',
  'Nondeductible contributions for 2024',
  'Enter your nondeductible contributions to traditional IRAs for 2024, including those made for 2024 from January 1, 2025, through April 15, 2025',
  (reader) =>
    reader.facts.adjustments.ira.length === 0 ? null : nondeductibleContributions(reader, reader.item.owner),
);

export const priorBasis = money(
  '2',
  'Basis from earlier years',
  'Enter your total basis in traditional IRAs for 2023 and earlier years',
  ({ facts, item }) => dollars(facts.iraBasis[item.owner].priorBasis),
);

export const allBasis = money(
  '3',
  'Basis',
  'Add lines 1 and 2',
  ({ get }) => get(newBasis) + get(priorBasis),
);

const isUsed = (reader: FilerReader) => needsProRata(reader, reader.item.owner);

export const paidNextYear = money(
  '4',
  'Contributions made in 2025',
  'Enter those contributions included on line 1 that were made from January 1, 2025, through April 15, 2025',
  (reader) => {
    if (!isUsed(reader)) return null;
    const { facts, item, get } = reader;
    const late = dollarsOf(ownedBy(facts.adjustments.ira, item.owner), (one) => one.traditionalPaidNextYear);
    return smallerOf(late, get(newBasis));
  },
);

export const basisBeforeNextYear = money(
  '5',
  'Basis without 2025 contributions',
  'Subtract line 4 from line 3',
  (reader) => (isUsed(reader) ? reader.get(allBasis) - reader.get(paidNextYear) : null),
);

export const yearEndValue = money(
  '6',
  'Value at the end of the year',
  'Enter the value of all your traditional, traditional SEP, and traditional SIMPLE IRAs as of December 31, 2024, plus any outstanding rollovers',
  (reader) => (isUsed(reader) ? dollars(reader.facts.iraBasis[reader.item.owner].yearEndValue) : null),
);

/** A gift to charity that is not excluded is a distribution like any other. */
export const distributions = money(
  '7',
  'Distributions',
  'Enter your distributions from traditional, traditional SEP, and traditional SIMPLE IRAs in 2024. Do not include rollovers, qualified charitable distributions, conversions to a Roth IRA, certain returned contributions, or recharacterizations',
  (reader) => {
    if (!isUsed(reader)) return null;
    const { facts, item, at, copy } = reader;
    return dollars(addCents(distributionsOf(facts, item.owner), kept)) + at(taxedGifts, copy);
  },
);

export const converted = money(
  '8',
  'Converted to a Roth IRA',
  'Enter the net amount you converted from traditional, traditional SEP, and traditional SIMPLE IRAs to Roth IRAs in 2024. Also, enter this amount on line 16',
  (reader) =>
    isUsed(reader) && hasConversion(reader.facts, reader.item.owner)
      ? dollarsOf(ownedBy(reader.facts.retirement, reader.item.owner), convertedBy)
      : null,
);

export const allValue = money('9', 'Value plus distributions', 'Add lines 6, 7, and 8', (reader) =>
  isUsed(reader) ? reader.get(yearEndValue) + reader.get(distributions) + reader.get(converted) : null,
);

export const basisShare = rate(
  '10',
  'Nontaxable percentage',
  'Divide line 5 by line 9. Enter the result as a decimal rounded to at least 3 places. If the result is 1.000 or more, enter 1.000',
  (reader) =>
    isUsed(reader)
      ? smallerOf(1, roundToPlaces(reader.get(basisBeforeNextYear) / reader.get(allValue), 3))
      : null,
);

export const untaxedConversion = money(
  '11',
  'Nontaxable part of conversions',
  'Multiply line 8 by line 10. This is the nontaxable portion of the amount you converted to Roth IRAs. Also, enter this amount on line 17',
  ({ entry, get }) => (entry(converted) === null ? null : get(converted) * get(basisShare)),
);

export const untaxedPart = money(
  '12',
  'Nontaxable part of distributions',
  'Multiply line 7 by line 10. This is the nontaxable portion of your distributions that you did not convert to a Roth IRA',
  (reader) => (isUsed(reader) ? reader.get(distributions) * reader.get(basisShare) : null),
);

export const allUntaxed = money('13', 'Total nontaxable part', 'Add lines 11 and 12', (reader) =>
  isUsed(reader) ? reader.get(untaxedConversion) + reader.get(untaxedPart) : null,
);

export const basisLeft = money(
  '14',
  'Basis for later years',
  'Subtract line 13 from line 3. This is your total basis in traditional IRAs for 2024 and earlier years',
  ({ get }) => notBelowZero(get(allBasis) - get(allUntaxed)),
);

export const taxableBeforeDisaster = money('15a', 'Taxable part', 'Subtract line 12 from line 7', (reader) =>
  isUsed(reader) ? reader.get(distributions) - reader.get(untaxedPart) : null,
);

export const taxableIraDistributions = money(
  '15c',
  'Taxable IRA distributions',
  'Taxable amount. Subtract line 15b from line 15a. Also include this amount on Form 1040 or 1040-SR, line 4b',
  ({ entry }) => entry(taxableBeforeDisaster),
);
